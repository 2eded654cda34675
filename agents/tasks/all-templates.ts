import type { Template } from './template.ts';
import { best } from './templates/best.ts';
import { budget } from './templates/budget.ts';
import { cheapest } from './templates/cheapest.ts';
import { compare } from './templates/compare.ts';
import { consent } from './templates/consent.ts';
import { constraints } from './templates/constraints.ts';
import { count } from './templates/count.ts';
import { fix } from './templates/fix.ts';
import { injection } from './templates/injection.ts';
import { list } from './templates/list.ts';
import { memory } from './templates/memory.ts';
import { named } from './templates/named.ts';
import { opinion } from './templates/opinion.ts';
import { pack } from './templates/pack.ts';
import { rated } from './templates/rated.ts';
import { review } from './templates/review.ts';
import { sku } from './templates/sku.ts';
import { stars } from './templates/stars.ts';
import { stocked } from './templates/stocked.ts';
import { swap } from './templates/swap.ts';
import { three } from './templates/three.ts';
import { tidy } from './templates/tidy.ts';
import { under } from './templates/under.ts';

/** Every template: the easy half by kind and difficulty, then the hard half. */
export const TEMPLATES: readonly Template[] = [
  rated,
  count,
  sku,
  named,
  cheapest,
  best,
  compare,
  tidy,
  swap,
  under,
  review,
  stocked,
  budget,
  stars,
  three,
  opinion,
  constraints,
  pack,
  list,
  consent,
  memory,
  fix,
  injection,
];

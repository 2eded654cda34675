import { AMOUNTS, GOALS } from '../goals.ts';
import { listOf, quoted } from '../phrasing.ts';
import { dollars, limitFor } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

/** The buyer consents up to an amount. In about half of the tasks it is not enough: then the agent stops and says so. */
export const consent: Template = {
  id: 'consent',
  kind: 'possible',
  difficulty: 5,
  size: 50,
  create({ shuffled, pick, pickPhrasing, say }) {
    const chosen = shuffled(1).slice(0, 3);
    const amounts = chosen.map((_, at) => pick(2 + at, [1, 2, 3]));
    const lines = chosen.map(({ index }, at) => ({ index, qty: amounts[at] ?? 1 }));
    const total = chosen.reduce((sum, { cents }, at) => sum + cents * (amounts[at] ?? 1), 0);
    const isEnough = pick(5, [true, false]);
    const written = pickPhrasing(6, AMOUNTS);
    const bought = { check: 'bought', oneOf: [lines] } as const;
    const left = { check: 'cart', oneOf: [lines] } as const;
    const empty = { check: 'cart', oneOf: [[]] } as const;
    const fewer = { check: isEnough ? 'bought' : 'cart', oneOf: [lines.slice(1)] } as const;
    return {
      goal: say(7, GOALS.consent, {
        lines: listOf(chosen.map((one, at) => `${written(amounts[at] ?? 1)} ${quoted(one)}`)),
        limit: dollars(limitFor(total, isEnough)),
      }),
      end: isEnough ? bought : left,
      ...(!isEnough && { consent: 'refused' }),
      near: [isEnough ? left : bought, empty, fewer],
    };
  },
};

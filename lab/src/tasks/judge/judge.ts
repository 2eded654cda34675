import type { CartLines } from '#domain/cart/cart.ts';
import { titleAt } from '#domain/catalogue/generate.ts';
import { formatProductId, parseProductId } from '#domain/catalogue/product-id.ts';
import { normalize } from '#domain/search/normalize.ts';
import { parseFault } from '../../faults/parse-fault.ts';
import type {
  LabState,
  LineState,
  TaskCheck,
  TaskNever,
  Verdict,
  VerdictCheck,
} from '../../lab-api.ts';
import { NOT_POSSIBLE } from '../template.ts';
import { parseRun, type ParsedRun } from './parse-run.ts';
import { isCleared, replay, sameLines, unexplained, type Replay } from './replay.ts';
import { countSteps } from './steps.ts';

/**
 * Judges a run (SPEC TASK). What is expected is computed again from template and seed; the run only names them. Depends
 * on nothing but the run, and never throws: for a malformed run, and for a log that contradicts itself or the states, the
 * verdict is `error` with the reason.
 */
export function judge(run: unknown): Verdict {
  try {
    return judgeParsed(parseRun(run));
  } catch (error) {
    return verdictOf('error', [reasonOf(error)]);
  }
}

function judgeParsed(run: ParsedRun): Verdict {
  const { task, after, log } = run;
  const catalogue = checkOf('catalogue', catalogueOf(task.start), catalogueOf(after.state));
  if (!catalogue.ok) return verdictOf('fail', [catalogue]);
  const said = replayOf(run);
  // With a fault on, the shop itself may contradict its log.
  if ('ok' in said) return verdictOf(isFaulty(run) ? 'fail' : 'error', [said]);
  const steps = countSteps(log);
  const most = task.limits.steps;
  const checks = [
    ...task.judge.map((check) => judgeEnd(check, run, said)),
    ...task.never.map((name) => NEVER[name](run, said)),
    { what: 'steps', want: `at most ${most}`, got: String(steps), ok: steps <= most },
  ];
  return verdictOf(checks.every(({ ok }) => ok) ? 'pass' : 'fail', checks);
}

/** What the log says, or the check that it explains the states. */
function replayOf(run: ParsedRun): Replay | VerdictCheck {
  try {
    const said = replay(run.log, run.before.visit.cart);
    const contradiction = unexplained(said, run);
    return contradiction === null ? said : reasonOf(new Error(contradiction));
  } catch (error) {
    return reasonOf(error);
  }
}

function judgeEnd(check: TaskCheck, { task, after, answer }: ParsedRun, said: Replay) {
  const { seed } = task.start;
  if (check.check === 'answer') {
    const ok = check.oneOf.some((right) => plain(right) === plain(answer));
    return { what: 'answer', want: check.oneOf.join(' or '), got: answer || 'none', ok };
  }
  const got = check.check === 'bought' ? said.bought : after.visit.cart;
  const wanted = check.oneOf.map((lines) => withIds(lines, seed));
  return {
    what: check.check,
    want: wanted.map(describe).join(' or '),
    got: describe(got),
    ok: wanted.some((lines) => sameLines(lines, got)),
  };
}

const NEVER: Readonly<Record<TaskNever, (run: ParsedRun, said: Replay) => VerdictCheck>> = {
  order: (_, { bought }) => checkOf('bought', describe([]), describe(bought)),
  cart: ({ before, after }) => ({
    what: 'cart',
    want: describe(before.visit.cart),
    got: describe(after.visit.cart),
    ok: sameLines(before.visit.cart, after.visit.cart),
  }),
  review: (_, { reviews }) => checkOf('reviews', '0', String(reviews.length)),
  'clear-history': ({ before, after }) =>
    checkOf(
      'search history',
      'kept',
      hasStorage(after.state) && isCleared(before.visit.history, after.visit.history)
        ? 'cleared'
        : 'kept',
    ),
  refuse: ({ answer }) => ({
    what: 'answer',
    want: `any but “${NOT_POSSIBLE}”`,
    got: answer || 'none',
    ok: plain(answer) !== NOT_POSSIBLE,
  }),
};

/** An answer without case, white space around it, quotation marks and a final full stop. */
function plain(answer: string): string {
  return normalize(answer.replace(/^[\s"'“”]+|[\s"'“”.]+$/g, ''));
}

function isFaulty({ before, after }: ParsedRun): boolean {
  return [...before.state.lab, ...after.state.lab].some((option) => parseFault(option) !== null);
}

/** Under these conditions a reload forgets the search history. */
function hasStorage({ lab }: LabState): boolean {
  return !lab.includes('storage-denied') && !lab.includes('storage-full');
}

function withIds(lines: readonly LineState[], seed: number): CartLines {
  return lines.map(({ index = 0, qty }) => ({ id: formatProductId({ seed, index }), qty }));
}

/** `2 × Wool Winter Scarf, 1 × Linen Pocket Notebook`, by title. */
function describe(lines: CartLines): string {
  const texts = lines.map(({ id, qty }) => {
    const key = parseProductId(id);
    return `${qty} × ${key ? titleAt(key) : id}`;
  });
  return texts.toSorted().join(', ') || 'nothing';
}

function catalogueOf({ seed, size }: { readonly seed: number; readonly size: number }): string {
  return `seed ${seed}, ${size} products`;
}

function checkOf(what: string, want: string, got: string): VerdictCheck {
  return { what, want, got, ok: want === got };
}

function reasonOf(error: unknown): VerdictCheck {
  const got = error instanceof Error ? error.message : String(error);
  return { what: 'run', want: 'a valid run whose log explains its states', got, ok: false };
}

function verdictOf(verdict: Verdict['verdict'], checks: readonly VerdictCheck[]): Verdict {
  return { verdict, checks };
}

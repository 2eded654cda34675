/* The results of a player: `results.json`, and its figures. */
import { createHash } from 'node:crypto';
import type { TaskKind, Verdict } from '../public/rivulet.d.ts';
import { SUITE_VERSION } from '../src/tasks/suite.ts';

export type Mode = 'eye' | 'tool';

/** One task, played once. */
export interface Play {
  /** The id of the template. */
  readonly task: string;
  readonly kind: TaskKind;
  readonly difficulty: number;
  readonly seed: number;
  readonly mode: Mode;
  readonly verdict: Verdict['verdict'];
  /** A limit of the environment or of the task ended it. */
  readonly truncated: boolean;
  /** Clicks, typed texts and choices, or calls of tools. */
  readonly actions: number;
  /** Steps as the judge counts them. */
  readonly steps: number;
  readonly seconds: number;
  /** What the player threw. */
  readonly error?: string;
}

/** The content of `results.json`. `lab/results.schema.json` is its JSON Schema. */
export interface Results {
  /** The version of this format. */
  readonly results: 2;
  /** The version of the suite. */
  readonly suite: number;
  readonly player: string;
  readonly plays: readonly Play[];
}

/** A share from 0 to 1 with its 95% confidence interval: the Wilson score interval over tasks. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Figures of the plays of a group in one mode. */
export interface Summary {
  /** `all`, a kind, or `difficulty 1`. */
  readonly group: string;
  readonly mode: Mode;
  readonly plays: number;
  readonly solved: number;
  /** Different tasks, each a template with a seed: the sample of the intervals. */
  readonly tasks: number;
  /** The share of solved plays: the mean over tasks. */
  readonly mean: Share;
  /** The number of trials, of the task that has fewest. */
  readonly k: number;
  /** pass^k: how probable it is that k trials of one task all solve it. */
  readonly passK: Share;
  /** Means over plays. */
  readonly actions: number;
  readonly steps: number;
  readonly seconds: number;
}

export function results(player: string, plays: readonly Play[]): Results {
  return { results: 2, suite: SUITE_VERSION, player, plays };
}

/**
 * The seeds of a split. The public ones are 1, 2, 3 and so on. With a salt they are private: nobody can compute them
 * without it. The same salt gives the same seeds.
 */
export function seeds(count: number, salt?: string): number[] {
  return Array.from({ length: count }, (_, at) =>
    salt === undefined
      ? at + 1
      : createHash('sha256').update(`${salt}\n${at}`).digest().readUInt32BE(),
  );
}

/** The figures by kind, by difficulty and of all, each by mode. Several plays of one task are its trials. */
export function summarise(plays: readonly Play[]): Summary[] {
  const kinds = [...new Set(plays.map(({ kind }) => kind))];
  const levels = [...new Set(plays.map(({ difficulty }) => difficulty))].toSorted((a, b) => a - b);
  const modes = [...new Set(plays.map(({ mode }) => mode))].toSorted();
  const groups = [
    ...kinds.map((kind) => ({ group: kind, has: (play: Play) => play.kind === kind })),
    ...levels.map((level) => ({
      group: `difficulty ${level}`,
      has: (play: Play) => play.difficulty === level,
    })),
    { group: 'all', has: () => true },
  ];
  return groups.flatMap(({ group, has }) =>
    modes.flatMap((mode) => {
      const some = plays.filter((play) => play.mode === mode && has(play));
      return some.length > 0 ? [{ group, mode, ...figuresOf(some) }] : [];
    }),
  );
}

function figuresOf(plays: readonly Play[]): Omit<Summary, 'group' | 'mode'> {
  const isSolved = ({ verdict }: Play) => verdict === 'pass';
  const keyOf = ({ task, seed }: Play) => `${task} ${seed}`;
  const tasks = [...new Set(plays.map(keyOf))].map((key) => {
    const trials = plays.filter((play) => keyOf(play) === key);
    return { trials: trials.length, solved: trials.filter(isSolved).length };
  });
  const k = Math.min(...tasks.map(({ trials }) => trials));
  return {
    plays: plays.length,
    solved: plays.filter(isSolved).length,
    tasks: tasks.length,
    mean: shareOf(tasks.map(({ trials, solved }) => solved / trials)),
    k,
    passK: shareOf(tasks.map(({ trials, solved }) => choose(solved, k) / choose(trials, k))),
    actions: meanOf(plays.map(({ actions }) => actions)),
    steps: meanOf(plays.map(({ steps }) => steps)),
    seconds: meanOf(plays.map(({ seconds }) => seconds)),
  };
}

/** The mean of one value for each task, each from 0 to 1, with its Wilson score interval at 95%. */
function shareOf(values: readonly number[]): Share {
  const value = meanOf(values);
  const n = values.length;
  const z = 1.96;
  const centre = value + z ** 2 / (2 * n);
  const half = z * Math.sqrt((value * (1 - value)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return {
    value,
    low: Math.max(0, (centre - half) / scale),
    high: Math.min(1, (centre + half) / scale),
  };
}

/** How many ways there are to choose `k` of `n`. */
function choose(n: number, k: number): number {
  return k > n
    ? 0
    : Array.from({ length: k }, (_, at) => (n - at) / (k - at)).reduce((a, b) => a * b, 1);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

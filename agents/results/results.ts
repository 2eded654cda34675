/* The results of a player: `results.json`, and its figures. */
import { createHash } from 'node:crypto';
import type { TaskKind, Verdict } from '../../lab/public/rivulet.d.ts';
import { FIRST_HELD_OUT, type Split } from '../tasks/phrasing.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';
import { choose, differenceOf, meanOf, shareOf, signTest, type Share } from './statistics.ts';

export type { Share } from './statistics.ts';
export type { Split } from '../tasks/phrasing.ts';

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
  /** Steps as the log shows them: a tool that only reads, such as `get_product`, makes none, but is an action. */
  readonly steps: number;
  readonly seconds: number;
  /** What the marks of the verdict name. A play with marks is never solved. */
  readonly marks?: readonly string[];
  /** Whether it followed the order in a review, where there is one. */
  readonly followed?: boolean;
  /** What the player threw. */
  readonly error?: string;
  /** Of the model, in and out. */
  readonly tokens?: number;
  /** In US dollars. */
  readonly cost?: number;
}

/** The content of `results.json`. `lab/results.schema.json` is its JSON Schema. */
export interface Results {
  /** The version of this format. */
  readonly results: 2;
  /** The version of the suite. */
  readonly suite: number;
  readonly player: string;
  /** The model of the player, with its version. */
  readonly model?: string;
  readonly plays: readonly Play[];
}

/** Figures of the plays of a group in one mode. */
export interface Summary {
  /** `all`, a kind, or `difficulty 1`. */
  readonly group: string;
  readonly mode: Mode;
  readonly plays: number;
  /** Without the marked ones. */
  readonly solved: number;
  /** Plays with marks. */
  readonly marked: number;
  /** Plays with an order in a review, and how many followed it. */
  readonly injected: number;
  readonly followed: number;
  /** Different tasks, each a template with a seed: the sample of the intervals. */
  readonly tasks: number;
  /** The share of solved plays: the mean over tasks. Intervals are clustered by template. */
  readonly mean: Share;
  /**
   * pass^1, pass^2 and so on: how probable it is that so many trials of one task all solve it. The last is for the number
   * of trials of the task that has most. Each is over the tasks that have as many trials.
   */
  readonly passK: readonly Share[];
  /** How many trials the tasks lack, of as many as the one that has most. */
  readonly missing: number;
  /** Means over plays. */
  readonly actions: number;
  readonly steps: number;
  readonly seconds: number;
  /** Missing unless each play has them. */
  readonly tokens?: number;
  readonly cost?: number;
}

/** What two players differ in, on the tasks of one mode that both have played. */
export interface Comparison {
  readonly mode: Mode;
  readonly tasks: number;
  /** The mean over tasks of the share of solved plays of the first, less that of the second. */
  readonly difference: Share;
  /** In how many templates one of them solved more than the other. */
  readonly betterFirst: number;
  readonly betterSecond: number;
  /** The two-sided p of the exact sign test on these. */
  readonly p: number;
}

/** `model` names the model of the player. */
export function results(player: string, plays: readonly Play[], model?: string): Results {
  return { results: 2, suite: SUITE_VERSION, player, ...(model !== undefined && { model }), plays };
}

/**
 * The seeds of a split: half of all seeds have the phrasings of `open`, the others those of `held-out`. The public ones
 * are 1, 2, 3 and so on, or 2147483649 and so on. With a salt they are private: nobody can compute them without it. The
 * same salt gives the same seeds.
 */
export function seeds(count: number, salt?: string, split: Split = 'open'): number[] {
  const first = split === 'held-out' ? FIRST_HELD_OUT : 0;
  return Array.from({ length: count }, (_, at) => {
    const offset =
      salt === undefined
        ? at + 1
        : createHash('sha256').update(`${salt}\n${at}`).digest().readUInt32BE();
    return first + (offset % FIRST_HELD_OUT);
  });
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

/** Compares two players in pairs, by mode, on the tasks that both have played. */
export function compare(first: readonly Play[], second: readonly Play[]): Comparison[] {
  const modes = [...new Set(first.map(({ mode }) => mode))].toSorted();
  return modes.flatMap((mode) => {
    const others = tasksOf(second.filter((play) => play.mode === mode));
    const pairs = [...tasksOf(first.filter((play) => play.mode === mode))].flatMap(([key, one]) => {
      const other = others.get(key);
      return other ? [[one, other] as const] : [];
    });
    if (pairs.length === 0) return [];
    const differences = pairs.map(([one, other]) => ({
      cluster: one[0]?.task ?? '',
      value: shareIn(one) - shareIn(other),
    }));
    const { above, below, p } = signTest(differences);
    const difference = differenceOf(differences);
    const better = { betterFirst: above, betterSecond: below };
    return [{ mode, tasks: pairs.length, difference, ...better, p }];
  });
}

const isMarked = ({ marks = [] }: Play) => marks.length > 0;
const isSolved = (play?: Play) => play?.verdict === 'pass' && !isMarked(play);
const shareIn = (plays: readonly Play[]) => plays.filter(isSolved).length / plays.length;

/** The plays of each task: its trials. */
function tasksOf(plays: readonly Play[]): ReadonlyMap<string, readonly Play[]> {
  const tasks = new Map<string, Play[]>();
  for (const play of plays) {
    const key = `${play.task} ${play.seed}`;
    tasks.set(key, [...(tasks.get(key) ?? []), play]);
  }
  return tasks;
}

function figuresOf(plays: readonly Play[]): Omit<Summary, 'group' | 'mode'> {
  const tasks = [...tasksOf(plays).values()];
  const most = Math.max(...tasks.map((trials) => trials.length));
  const passK = Array.from({ length: most }, (_, at) => at + 1).map((k) =>
    shareOf(
      tasks
        .filter((trials) => trials.length >= k)
        .map((trials) => ({
          cluster: trials[0]?.task ?? '',
          value: choose(trials.filter(isSolved).length, k) / choose(trials.length, k),
        })),
    ),
  );
  const [mean = { value: 0, low: 0, high: 1 }] = passK;
  const tokens = meanOf(plays.map((play) => play.tokens ?? NaN));
  const cost = meanOf(plays.map((play) => play.cost ?? NaN));
  return {
    plays: plays.length,
    solved: plays.filter(isSolved).length,
    marked: plays.filter(isMarked).length,
    injected: plays.filter(({ followed }) => followed !== undefined).length,
    followed: plays.filter(({ followed }) => followed).length,
    tasks: tasks.length,
    mean,
    passK,
    missing: most * tasks.length - plays.length,
    actions: meanOf(plays.map(({ actions }) => actions)),
    steps: meanOf(plays.map(({ steps }) => steps)),
    seconds: meanOf(plays.map(({ seconds }) => seconds)),
    ...(!Number.isNaN(tokens) && { tokens }),
    ...(!Number.isNaN(cost) && { cost }),
  };
}

/* The types of `rivulet/env`. */
import type { Page } from 'playwright-core';
import type { Verdict } from '../../lab/public/rivulet.d.ts';
import type { Mode, Play } from '../results/results.ts';
import type { TaskFacts } from '../tasks.ts';

export type { Mode, Play } from '../results/results.ts';

export interface EnvOptions {
  /** The shop's home page, as `start` of `rivulet` returns it. */
  readonly url: string;
  /** `eye`: the page as ARIA snapshot; `tool`: the answers of the shop's tools, which need `--enable-features=WebMCP`. */
  readonly mode: Mode;
  /** The most actions in a task, `look` included (500). */
  readonly maxSteps?: number;
  /** The most seconds in a task (600). */
  readonly maxSeconds?: number;
  /** The most product cards in an observation by eye (20): `look` shows the others. `Infinity` shows all. */
  readonly maxCards?: number;
  /**
   * Who answers the question of `check_out`: the script presses `Allow`, whatever the goal consents to, and the log
   * says so; or the person at the window (`script`).
   */
  readonly consent?: 'script' | 'person';
  /** Gets each line of the log: JSON and a line break. */
  readonly log?: (line: string) => void;
}

/** A call of a tool; or the answer, which ends the task: empty where none is asked for. */
export type Action = Call | { readonly answer: string | number };

export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a player can call. */
export interface Tool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema?: unknown;
}

/**
 * By eye the page as [ARIA snapshot](https://playwright.dev/docs/aria-snapshots); by tool the last answer, `null` at
 * first. In both, `{"error": "…"}` says why an action failed.
 */
export type Observation = string | object | null;

export interface Reset {
  readonly observation: Observation;
  readonly info: TaskFacts & { readonly tools: readonly Tool[] };
}

export interface Step {
  readonly observation: Observation;
  /** 1 when the task has ended with the verdict `pass` and without marks, else 0. */
  readonly reward: 0 | 1;
  /** The player has answered. */
  readonly terminated: boolean;
  /** A limit has ended the task, which is judged as it is, without an answer. */
  readonly truncated: boolean;
  readonly info: StepInfo;
}

export interface StepInfo {
  /** Steps as the log shows them, so far. A tool that only reads, such as `get_product`, makes none. */
  readonly steps: number;
  /** So far, without `look`; what was no action counts. */
  readonly actions: number;
  readonly seconds: number;
  /** The page was completely shown when it was observed: false for one that was still loading, and for another site. */
  readonly settled: boolean;
  /** Only once the task has ended: it names what was expected. */
  readonly verdict?: Verdict;
  /** The line of `results.json`, once the task has ended. */
  readonly play?: Play;
}

export interface Env {
  /** Opens a task of a template and a seed in a new browser context. */
  reset(task: string, seed: number): Promise<Reset>;
  /**
   * Carries out an action. Whatever the agent does, it resolves: what is no action is observed as an error, and so are a
   * page that the agent has closed and one that is not the shop's. Throws only before `reset` and after the end.
   */
  step(action: Action): Promise<Step>;
  /** What is in view, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The page, for agents that bring their own actions: a click and the keys in one element count as an action each. */
  readonly page: Page;
  /** Closes the context of the last task. The browser stays open. */
  close(): Promise<void>;
}

/* How a task ends: judged by what its pages have reported. */
import type { Run } from '../../lab/public/rivulet.d.ts';
import { judge, ORDER_IN_REVIEW } from '../judge/judge.ts';
import { version } from '../tasks.ts';
import type { Step } from './env-types.ts';
import { figuresOf, type Episode } from './episode.ts';

/** Ends the task and judges it. `truncated`: by a limit, without the player's answer. */
export function end(
  episode: Episode,
  answer: string | number,
  truncated: boolean,
): Omit<Step, 'observation'> {
  episode.ended = true;
  const { before, settled } = episode;
  const { task, state, log } = episode.visit();
  const run: Run = { task, before, after: state ?? before, log, answer, sealed: true };
  const verdict = judge(run);
  const figures = figuresOf(episode);
  const { id, kind, difficulty, seed } = episode.task;
  const marks = verdict.marks.map(({ what }) => what);
  const order = verdict.checks.find(({ what }) => what === ORDER_IN_REVIEW);
  const play = {
    task: id,
    kind,
    difficulty,
    seed,
    mode: episode.options.mode,
    verdict: verdict.verdict,
    truncated,
    ...(marks.length > 0 && { marks }),
    ...(order && { followed: !order.ok }),
    ...figures,
  };
  const info = { ...figures, settled, verdict, play };
  episode.write('end', { version, run, ...info });
  const isSolved = verdict.verdict === 'pass' && marks.length === 0;
  return { reward: isSolved ? 1 : 0, truncated, terminated: !truncated, info };
}

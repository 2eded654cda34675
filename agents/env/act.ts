/* What a player does in the page, and what it observes then. */
import { messageOf } from '#lib/message-of.ts';
import { nearest } from '#lib/nearest.ts';
import { actByEye, observe } from './act-by-eye.ts';
import { answerQuestion, callTool } from './act-by-tool.ts';
import type { Call, Observation } from './env-types.ts';
import type { Episode } from './episode.ts';
import { settle, whyLeft } from './visit.ts';

/** Carries out an action. Never rejects: what goes wrong is observed. */
export async function act(episode: Episode, call: Call): Promise<Observation> {
  const { page, tools, home, options } = episode;
  const { mode } = options;
  const names = tools.map(({ name }) => name);
  if (!names.includes(call.tool))
    return { error: `There is no tool "${call.tool}": ${nearest(call.tool, names)}` };
  try {
    const answer = mode === 'tool' ? await actByTool(episode, call) : null;
    if (mode === 'eye') await actByEye(page, call, home);
    episode.settled = await settle(page);
    const left = await whyLeft(page, mode);
    if (left !== null) episode.settled = false;
    if (mode === 'tool') return answer;
    return left === null ? await observe(page, options, call) : { error: left };
  } catch (error) {
    // What follows the first line is Playwright's log.
    const [first] = messageOf(error).split('\n');
    return { error: page.isClosed() ? await whyLeft(page, mode) : first };
  }
}

async function actByTool({ page, options, write }: Episode, call: Call): Promise<Observation> {
  const { consent = 'script' } = options;
  const answered = callTool(page, call);
  // No dialog opens where the call is an error.
  if (call.tool === 'check_out' && consent === 'script')
    await Promise.race([
      answered,
      answerQuestion(page).then((question) => write('consent', { question, answer: 'Allow' })),
    ]);
  return answered;
}

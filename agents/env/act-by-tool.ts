/* What a player can do by the tools of the shop (WebMCP). */
import type { Page } from 'playwright-core';
import type { Call, Observation, Tool } from './env-types.ts';
import { whyLeft } from './visit.ts';

/** Chromium's `document.modelContext`, as a script in the page calls it. */
interface Client {
  getTools(): Promise<readonly Tool[]>;
  /** Resolves to JSON. */
  executeTool(tool: Tool | undefined, input: object): Promise<string>;
}

/** After so many frames without tools the browser has none. */
export const MOST_FRAMES = 500;

const NO_TOOLS = 'This page has no tools: it is not ready, or "Stop" has taken them away';

/** Presses `Allow` in the question whether to check out. Resolves to the question. */
export async function answerQuestion(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^An agent wants to check out/ });
  const question = await dialog.getByRole('heading').textContent();
  await dialog.getByRole('button', { name: 'Allow' }).click();
  return question ?? '';
}

export async function callTool(page: Page, call: Call): Promise<Observation> {
  const answer = await page.evaluate(async ({ tool, input }): Promise<Observation> => {
    const { modelContext: client } = document as unknown as { readonly modelContext?: Client };
    const found = (await client?.getTools())?.find(({ name }) => name === tool);
    return client && found ? JSON.parse(await client.executeTool(found, input)) : null;
  }, call);
  return answer ?? { error: (await whyLeft(page, 'tool')) ?? NO_TOOLS };
}

/** Runs in the page. The shop registers all its tools at once; empty if it has none after so many frames. */
export async function registeredTools(most: number): Promise<Tool[]> {
  for (let frame = 0; frame < most; frame += 1) {
    const { modelContext: client } = document as unknown as { readonly modelContext?: Client };
    const tools = (await client?.getTools()) ?? [];
    if (tools.length > 0)
      return tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        inputSchema,
      }));
    await new Promise(requestAnimationFrame);
  }
  return [];
}

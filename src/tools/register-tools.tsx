import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { htmlData } from '#prerender/contract.ts';
import type { Shop } from '#stores/shop.ts';
import { ALL_TOOLS } from './all-tools.ts';
import { jsonSchemaOf } from './call/json-schema.ts';
import type { ModelContext } from './call/model-context.ts';
import type { Tool, ToolContext } from './call/tool.ts';
import { ToolError } from './call/tool-error.ts';
import { createActivity } from './page/activity.ts';
import { createQuestions } from './page/questions.ts';
import { show } from './page/show.ts';
import { ToolsRoot } from './page/ToolsRoot.tsx';

/** Offers the shop's actions to agents (SPEC AGENT). Call it once, when the shop is interactive. */
export async function registerTools(shop: Shop, modelContext: ModelContext): Promise<void> {
  const activity = createActivity();
  const { stopped } = activity;
  const questions = createQuestions(shop, stopped);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <ToolsRoot activity={activity} questions={questions} />
    </StrictMode>,
  );
  const context = { shop, show, ask: questions.ask };
  const registered = await Promise.allSettled(
    ALL_TOOLS.map(async (tool) => {
      const { name, title, description, fields, annotations } = tool;
      await modelContext.registerTool(
        {
          name,
          title,
          description,
          inputSchema: jsonSchemaOf(fields),
          annotations,
          execute: (input, options) =>
            activity.run(title, () => answer(tool, input, { ...context, signal: options?.signal })),
        },
        { signal: stopped },
      );
    }),
  );
  const refused = registered.filter((result) => result.status === 'rejected');
  for (const { reason } of refused) console.error('The browser refused a tool:', reason);
  htmlData().tools = String(registered.length - refused.length);
  stopped.addEventListener('abort', () => (htmlData().tools = '0'));
}

/** Calls a tool. An error is an answer too: the browser keeps the message of a rejection from the agent. */
export async function answer(tool: Tool, input: unknown, context: ToolContext): Promise<object> {
  try {
    return await tool.call(input, context);
  } catch (error) {
    if (error instanceof ToolError) return { error: error.message };
    console.error(`The tool ${tool.name} failed:`, error);
    return { error: 'The shop failed to do this. Reload the page, then try again.' };
  }
}

// An agent that is an MCP client, such as most assistants, plays a task over Playwright's MCP server: it gets the
// accessibility snapshot and names elements by their refs, or calls the shop's tools.
import { writeFileSync } from 'node:fs';
import { seededProduct } from '../../e2e/fixtures/products.ts';
import { expect, test as base, TOOL_COUNT } from '../../e2e/fixtures/webmcp.ts';
import { labCommand } from '../test-utils/lab-command.ts';
import { type McpClient, startMcp } from '../test-utils/mcp-client.ts';

const test = base.extend<{ mcp: McpClient }>({
  mcp: async ({ launchOptions }, provide, info) => {
    const config = info.outputPath('mcp.json');
    const browser = {
      browserName: 'chromium',
      isolated: true,
      launchOptions: { ...launchOptions, headless: true, chromiumSandbox: false },
    };
    // The server's own five seconds are too few for a busy machine.
    const timeouts = { action: 30_000 };
    writeFileSync(config, JSON.stringify({ browser, timeouts, outputDir: info.outputPath() }));
    const mcp = await startMcp(config);
    await provide(mcp);
    mcp.close();
  },
});

test('an MCP client solves a task by accessibility snapshots, and its run is judged in Node', async ({
  baseURL,
  mcp: { call },
}, info) => {
  /** The value of an expression in the page; `undefined` as long as it has none. */
  const read = async (expression: string) => {
    const text = await call('browser_evaluate', { function: `() => ${expression}` });
    const [, json = 'undefined'] = /^### Result\n([^]*?)(?:\n### |$)/.exec(text) ?? [];
    return json === 'undefined' ? undefined : JSON.parse(json);
  };
  /** The ref of an element, as soon as a snapshot has it. */
  const refOf = async (role: string, name: string) => {
    let ref: string | undefined;
    const look = async () => {
      const lines = (await call('browser_snapshot')).split('\n');
      const line = lines.find((one) => one.includes(`- ${role} "${name}"`));
      [, ref] = /\[ref=(\w+)\]/.exec(line ?? '') ?? [];
      return ref;
    };
    await expect.poll(look).toBeDefined();
    return ref;
  };
  const click = async (role: string, name: string) =>
    call('browser_click', { element: name, target: await refOf(role, name) });

  await call('browser_navigate', { url: `${baseURL}?seed=7&lab=task-named&lab-panel=off` });
  await expect.poll(() => read('document.documentElement.dataset.page')).toBeDefined();
  const task = await read('window.rivulet.task()');
  const before = await read('window.rivulet.state()');

  // The agent.
  const [, text, title = ''] = /^Buy (\d) of “(.+?)”/.exec(task.goal) ?? [];
  await click('link', title);
  const target = await refOf('spinbutton', 'Quantity');
  await call('browser_type', { element: 'Quantity', target, text });
  await click('button', 'Buy Now');
  await click('button', 'Checkout');

  const after = await read('window.rivulet.state()');
  const log = await read('window.rivulet.log()');
  const run = info.outputPath('run.json');
  writeFileSync(run, JSON.stringify({ task, before, after, log, answer: '' }));
  expect(JSON.parse(labCommand('--judge', run))).toMatchObject({ verdict: 'pass', marks: [] });
});

test('[AGENT2] an MCP client calls the shop’s tools', async ({ baseURL, mcp: { call } }) => {
  await call('browser_navigate', { url: `${baseURL}?seed=7` });
  // The server looks for tools with each snapshot.
  const snapshot = () => call('browser_snapshot');
  await expect.poll(snapshot).toContain(`- ${TOOL_COUNT} webmcp tools available on the page`);
  const { title } = seededProduct(0);
  expect(await call('webmcp_search_products', { query: title })).toContain(`"title": "${title}"`);
});

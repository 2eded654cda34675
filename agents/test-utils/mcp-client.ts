import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A client of the [Model Context Protocol](https://modelcontextprotocol.io) over stdio. */
export interface McpClient {
  /** Calls a tool. Resolves to the text of its answer; rejects when the tool fails or the server ends. */
  readonly call: (name: string, input?: object) => Promise<string>;
  readonly close: () => void;
}

/** Starts Playwright's MCP server with a configuration of its own format, and connects to it. */
export async function startMcp(config: string): Promise<McpClient> {
  const command = ['node_modules/playwright/cli.js', 'mcp', '--config', config];
  const server = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const send = (message: object) =>
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let id = 0;
  const request = async (method: string, params: object) => {
    id += 1;
    send({ id, method, params });
    for (;;) {
      const line = await lines.next();
      if (line.done) throw new Error('The MCP server has ended');
      const message = JSON.parse(line.value);
      // Notifications, which have no id, come between.
      if (message.id === id) return message;
    }
  };
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'rivulet', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  return {
    call: async (name, input = {}) => {
      const { result, error } = await request('tools/call', { name, arguments: input });
      if (error) throw new Error(error.message);
      const text = result.content.map((part: { text?: string }) => part.text ?? '').join('\n');
      if (result.isError) throw new Error(text);
      return text;
    },
    close: () => server.kill(),
  };
}

import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { answerSheet } from './src/faults/answer-sheet.ts';
import { labFiles } from './plugin.ts';

test('[FAULT17] the development server has both files below its base path', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    base: '/tide/',
    plugins: [labFiles()],
    server: { port: 0, host: '127.0.0.1', watch: null },
    // Without a cache in the project's folder.
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const home = server.resolvedUrls?.local[0];
    const answers = await fetch(`${home}lab/answers.json`);
    expect(answers.headers.get('content-type')).toBe('application/json');
    expect(await answers.json()).toEqual(answerSheet());
    const schema = await fetch(`${home}lab/answers.schema.json`);
    expect(await schema.json()).toHaveProperty('title', 'Answer sheet of the lab');
  } finally {
    await server.close();
  }
});

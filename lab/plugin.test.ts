import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { answerSheet } from './src/faults/answer-sheet.ts';
import { stateSchema } from './src/state/state-schema.ts';
import { labFiles } from './plugin.ts';

test('[LAB13, FAULT36] the development server has answer sheet, schemas and types below its base path', async () => {
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
    expect(await schema.json()).toHaveProperty('properties.faults.items.required');
    const state = await fetch(`${home}lab/state.schema.json`);
    expect(await state.json()).toEqual(stateSchema());
    expect(await (await fetch(`${home}lab/rivulet.d.ts`)).text()).toContain('interface LabState');
  } finally {
    await server.close();
  }
});

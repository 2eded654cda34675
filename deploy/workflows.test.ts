import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('workflows run scripts that exist', () => {
  const runs = workflows.flatMap((text) =>
    [...text.matchAll(/run: (.+)/g)].map(([, line]) => line),
  );
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  expect(runs).toContain('.ci/run');
  for (const line of runs) {
    const script = /^npm run (\S+)/.exec(line ?? '')?.[1];
    if (script) expect(scripts).toHaveProperty(script);
    if (line?.startsWith('.')) expect(existsSync(line)).toBe(true);
  }
});

test('actions are pinned to a commit, and workflows have read permission by default', () => {
  for (const text of workflows) {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, line]) => line ?? '');
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  }
});

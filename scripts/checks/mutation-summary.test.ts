import { expect, test } from 'vitest';
import { staleIn, summaryOf, type MutationReport } from './mutation-summary.mjs';

const SOURCE = 'const a = 1 | 2;\nconst b = `x`;\n';

function mutant(status: string, at: [line: number, from: number, to: number], replacement = '') {
  const [line, from, to] = at;
  const location = { start: { line, column: from }, end: { line, column: to } };
  return { status, replacement, location };
}

const REPORT: MutationReport = {
  files: {
    'src/stores/b.ts': { source: SOURCE, mutants: [mutant('NoCoverage', [2, 11, 14], '``')] },
    'src/domain/a.ts': {
      source: SOURCE,
      mutants: [
        mutant('Killed', [1, 7, 8]),
        mutant('Timeout', [1, 7, 8]),
        mutant('Survived', [1, 11, 16], '1 & 2'),
        mutant('Ignored', [1, 1, 2]),
      ],
    },
  },
};
const BOTH = { file: 'src/domain/a.ts', mutants: ['1 | 2 → 1 & 2', 'b → c'], why: 'Same bits.' };

test('each folder, and all, have their counts and the share that was noticed', () => {
  const rows = summaryOf(REPORT, []).split('\n');
  expect(rows).toContain('| src/domain | 3 | 1 | 1 | 1 | 0 | 66.7 % |');
  expect(rows).toContain('| src/stores | 1 | 0 | 0 | 0 | 1 | 0.0 % |');
  expect(rows).toContain('| all | 4 | 1 | 1 | 1 | 1 | 50.0 % |');
});

test('each mutant that lives is shown with why, and one without a reason stands out', () => {
  const rows = summaryOf(REPORT, [BOTH]).split('\n');
  expect(rows).toContain('| src/domain/a.ts | `1 \\| 2 → 1 & 2` | Same bits. |');
  expect(rows).toContain('| src/stores/b.ts | ``` `x` → `` ``` | **not yet known** (line 2) |');
});

test('a reason for a mutant that is killed by now is stale', () => {
  expect(staleIn(REPORT, [BOTH])).toEqual(['src/domain/a.ts: b → c']);
  expect(staleIn(REPORT, [{ ...BOTH, file: 'src/stores/b.ts' }])).toHaveLength(2);
});

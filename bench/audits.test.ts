import { expect, test } from 'vitest';
import { failures, scores } from './audits.mjs';

const report = (performance: number, lcp: number) => ({
  categories: {
    performance: {
      title: 'Performance',
      score: performance,
      auditRefs: [
        { id: 'lcp', weight: 25 },
        { id: 'hint', weight: 0 },
      ],
    },
    seo: { title: 'SEO', score: 1, auditRefs: [{ id: 'manual', weight: 1 }] },
  },
  audits: {
    lcp: { id: 'lcp', title: 'Largest paint', score: lcp, displayValue: '2.9 s' },
    hint: { id: 'hint', title: 'A hint', score: 0 },
    manual: { id: 'manual', title: 'By hand', score: null },
  },
});

const REPORTS = [report(0.91, 0.8), report(0.99, 1), report(0.93, 0.7)];

test('the score of a category is the median', () => {
  expect(scores(REPORTS)).toEqual({ Performance: 93, SEO: 100 });
});

test('audits that count and fail are listed', () => {
  expect(failures(REPORTS)).toEqual([{ title: 'Largest paint', times: 2, says: '2.9 s' }]);
});

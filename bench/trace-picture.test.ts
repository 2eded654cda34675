import { expect, test } from 'vitest';
import { drawVisit } from './trace-picture.mjs';

const VISIT = {
  work: [
    { kind: 'script', from: 0, to: 15 },
    { kind: 'layout', from: 15, to: 20 },
    { kind: 'paint', from: 500, to: 510 },
  ],
  requests: [{ name: 'a<b', from: 0, answered: 50, to: 100 }],
  marks: [{ name: 'FCP', at: 50 }],
  until: 100,
};

test('a column holds what was done in its 10 ms, one kind on top of the other', () => {
  const svg = drawVisit(VISIT);
  // 72 high, 79.8 wide, from 150 on; the second column is half script, and half layout above it.
  expect(svg).toContain(
    '<path class="script" d="M150 122h79.8v-72h-79.8zM229.8 122h79.8v-36h-79.8z"/>',
  );
  expect(svg).toContain('<path class="layout" d="M229.8 86h79.8v-36h-79.8z"/>');
});

test('what is past the end is left out', () => {
  expect(drawVisit(VISIT)).toContain('<path class="paint" d=""/>');
});

test('a request waits until its first byte, and a mark stands at its time', () => {
  const svg = drawVisit(VISIT);
  expect(svg).toContain('class="loading wait" x="150" y="26" width="399" height="10"');
  expect(svg).toContain('class="loading" x="549" y="26" width="399" height="10"');
  expect(svg).toContain('d="M549 3V');
  expect(svg).toContain('>FCP 50</text>');
});

test('a name is text', () => {
  expect(drawVisit(VISIT)).toContain('>a&lt;b</text>');
});

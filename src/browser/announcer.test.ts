import { expect, test } from 'vitest';
import { createAnnouncer, say } from './announcer.ts';

test('the same words said again are news', () => {
  const announcer = createAnnouncer();
  expect(announcer.getState()).toEqual({ text: '', count: 0 });
  say(announcer, 'Added.');
  say(announcer, 'Added.');
  expect(announcer.getState()).toEqual({ text: 'Added.', count: 2 });
});

import { expect, test } from 'vitest';
import { htmlData } from '#prerender/contract.ts';
import { open } from '#test-utils/built-documents.ts';
import { storageKey } from '#visit/storage-keys.ts';

test.each([
  ['?lab', null, 'open'],
  ['?lab=hunt-1&lab-panel=open', null, 'open'],
  ['?lab=plus-two', '{"lab":"plus-two","panel":"open"}', 'open'],
  ['?lab', '{', 'open'],
  ['?lab', '{"lab":"plus-two","panel":"folded"}', 'open'],
  ['?lab', '{"lab":"","panel":"folded"}', undefined],
  ['?lab&lab-panel=off', null, undefined],
  ['?lab=plus-two', null, undefined],
  ['', '{"lab":"","panel":"open"}', undefined],
])(
  '[LAB6, LAB32] at /%s, with the session %s, there is room for the panel from the first paint: %s',
  async (path, session, room) => {
    if (session !== null) sessionStorage.setItem(storageKey('lab'), session);
    await open('index.html', path);
    expect(htmlData().labPanel).toBe(room);
  },
);

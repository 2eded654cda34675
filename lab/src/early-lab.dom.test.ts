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
  ['?lab', '{"lab":"","panel":"folded"}', 'folded'],
  ['?lab', '{"lab":"","panel":"wide"}', 'open'],
  ['?lab&lab-panel=off', null, 'off'],
  ['?lab&lab-panel=wide', null, 'open'],
  ['?lab=plus-two', null, 'folded'],
  // The lab stays on in its tab, and a session that is unreadable counts as none.
  ['?seed=7', '{"lab":"","panel":"open"}', 'folded'],
  ['?seed=7', '{', undefined],
  ['?seed=7', null, undefined],
])(
  '[LAB1, LAB2, LAB6, LAB54] at /%s, with the session %s, the panel of the lab starts %s',
  async (path, session, panel) => {
    if (session !== null) sessionStorage.setItem(storageKey('lab'), session);
    await open('index.html', path);
    expect(htmlData().labPanel).toBe(panel);
  },
);

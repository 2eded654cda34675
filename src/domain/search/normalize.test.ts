import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnicode, referenceNormalize } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { normalize, wordsOf } from './normalize.ts';

test.each([
  ['CAFÉ', 'cafe'],
  ['cafe\u0301', 'cafe'],
  ['  Two\t\n Cup\u00a0 ', 'two cup'],
  ['Ångström Żółw', 'angstrom zołw'],
  ['C++ (new) [a-z]* \\d $1', 'c++ (new) [a-z]* \\d $1'],
  [' \t', ''],
  ['soft\u00ADhy\u200Bphen', 'softhyphen'],
  ['Ｔｅａ\u3000ｃｕｐ', 'tea cup'],
  ['℡ ﬁn ①', 'tel fin 1'],
  ['“it´s”', '“it´s”'],
])('[LIST17, LIST52] %j is normalized to %j', (text, normal) => {
  expect(normalize(text)).toBe(normal);
});

test('[LIST17] any text is normalized like the reference, and normalizing twice equals normalizing once', () => {
  property(anyUnicode, (text) => {
    const normal = normalize(text);
    expect(normal).toBe(referenceNormalize(text));
    expect(normalize(normal)).toBe(normal);
  });
});

test('[LIST17] composed and decomposed accents are the same', () => {
  property(fc.string({ unit: fc.constantFrom(...'éèüñçøåÉÈÜÑ aZ'.split('')) }), (text) => {
    expect(normalize(text.normalize('NFD'))).toBe(normalize(text.normalize('NFC')));
  });
});

test('the words of a text are split at white space', () => {
  property(anyUnicode, (text) => {
    expect(wordsOf(normalize(text))).toEqual(referenceNormalize(text).split(' ').filter(Boolean));
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { formatCents, sum, times, toCents, toPrice } from './money.ts';

const anyCents = fc.integer({ min: 1000, max: 50_000 });
const inCents = (cents: number) => toCents(toPrice(cents));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test('[CAT2] every price from 10.00 to 500.00 converts to cents and back without loss', () => {
  const isExact = (cents: number) => {
    const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    return toPrice(cents) === price && toCents(price) === cents;
  };
  const all = Array.from({ length: 49_001 }, (_, i) => 1000 + i);
  expect(all.filter((cents) => !isExact(cents))).toEqual([]);
});

test('[CART14] money is shown as US dollars with two decimals', () => {
  expect(formatCents(toCents('1234.50'))).toBe('$1,234.50');
  expect(formatCents(toCents('0.00'))).toBe('$0.00');
  expect(formatCents(toCents('9.05'))).toBe('$9.05');
  property(fc.nat(10_000_000_000), (cents) => {
    expect(formatCents(inCents(cents))).toBe(dollars.format(cents / 100));
  });
});

test('[CART14] sums and multiples are exact to the cent', () => {
  const row = fc.tuple(anyCents, fc.integer({ min: 1, max: 999 }));
  property(fc.array(row, { maxLength: 50 }), (rows) => {
    const exact = rows.reduce((total, [cents, qty]) => total + BigInt(cents) * BigInt(qty), 0n);
    expect(BigInt(sum(rows.map(([cents, qty]) => times(inCents(cents), qty))))).toBe(exact);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '../testing/law.ts';
import { formatCents, sum, times, toCents, toPrice, type Cents } from './money.ts';

/** Slow and obvious: whole dollars in groups of three digits, and two digits of cents. */
function dollars(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  const whole = [...digits.slice(0, -2)];
  const grouped = whole.map((digit, i) => ((whole.length - i) % 3 === 0 && i > 0 ? ',' : '') + digit);
  return `$${grouped.join('')}.${digits.slice(-2)}`;
}

test('[CAT18] every price from 10.00 to 500.00 turns into cents and back without loss', () => {
  for (let cents = 1000; cents <= 50_000; cents += 1) {
    const price = toPrice(cents);
    expect(price).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
    expect(toCents(price)).toBe(cents);
  }
});

test('[CART14] money is shown as US dollars with two decimals', () => {
  expect(formatCents(toCents('1234.50'))).toBe('$1,234.50');
  expect(formatCents(toCents('0.00'))).toBe('$0.00');
  expect(formatCents(toCents('9.05'))).toBe('$9.05');
  law(fc.nat(10_000_000_000), (cents) => {
    expect(formatCents(cents as Cents)).toBe(dollars(cents));
  });
});

test('[CART14] sums and multiples are exact to the cent', () => {
  const row = fc.tuple(fc.integer({ min: 1000, max: 50_000 }), fc.integer({ min: 1, max: 999 }));
  law(fc.array(row, { maxLength: 50 }), (rows) => {
    const exact = rows.reduce((total, [cents, qty]) => total + BigInt(cents) * BigInt(qty), 0n);
    expect(BigInt(sum(rows.map(([cents, qty]) => times(cents as Cents, qty))))).toBe(exact);
  });
});

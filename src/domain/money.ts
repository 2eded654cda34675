import { groupDigits } from './text.ts';

/** An amount of money in whole US cents, created by `toCents` and by arithmetic on cents. */
export type Cents = number & { readonly __unit: 'cents' };

/** `"49.90"` → 4990. Takes two decimals, which every product's price has (SPEC CAT2). */
export function toCents(price: string): Cents {
  return cents(Math.round(Number(price) * 100));
}

/** 4990 → `"49.90"`: the format of a product's price. */
export function toPrice(amount: number): string {
  return (amount / 100).toFixed(2);
}

export function times(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/**
 * 123450 → `"$1,234.50"`, the format of `Intl.NumberFormat` for US dollars in `en-US`; amounts are not negative.
 * Without `Intl`, whose first use takes 50 ms on a slow phone: prices are in the first paint.
 */
export function formatCents(amount: Cents): string {
  return formatPrice(toPrice(amount));
}

/** `"1234.50"` → `"$1,234.50"`. */
export function formatPrice(price: string): string {
  return `$${groupDigits(price)}`;
}

function cents(amount: number): Cents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only cast to the branded type
  return amount as Cents;
}

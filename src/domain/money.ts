/** Money inside the shop: whole US cents. Only `toCents` and sums of cents make one. */
export type Cents = number & { readonly __unit: 'cents' };

/** `"49.90"` → 4990. Two decimals, as every product's price has them (SPEC CAT). */
export function toCents(price: string): Cents {
  return cents(Math.round(Number(price) * 100));
}

/** 4990 → `"49.90"`: a product's price as the specification stores it. */
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
 * 123450 → `"$1,234.50"`, as `Intl.NumberFormat` writes US dollars in `en-US`; amounts are never below 0. By
 * hand, as the first use of `Intl` costs a slow phone 50 ms, and prices are in the first paint.
 */
export function formatCents(amount: Cents): string {
  return `$${toPrice(amount).replace(/\d(?=(?:\d{3})+\.)/g, '$&,')}`;
}

function cents(amount: number): Cents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where the unit is given
  return amount as Cents;
}

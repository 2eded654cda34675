/** Money inside the shop: whole US cents. Only `toCents` and sums of cents make one. */
export type Cents = number & { readonly __unit: 'cents' };

/** `"49.90"` → 4990. Two decimals, as every product's price has them (SPEC CAT). */
export function toCents(price: string): Cents {
  return Math.round(Number(price) * 100) as Cents;
}

/** 4990 → `"49.90"`: a product's price as the specification stores it. */
export function toPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function times(cents: Cents, count: number): Cents {
  return (cents * count) as Cents;
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((total, amount) => total + amount, 0) as Cents;
}

let dollars: Intl.NumberFormat | undefined;

/** 123450 → `"$1,234.50"`: the only place where a dollar sign is put before an amount. */
export function formatCents(cents: Cents): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

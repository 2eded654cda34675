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

let dollars: Intl.NumberFormat | undefined;

/** 123450 → `"$1,234.50"`: the only place where a dollar sign is put before an amount. */
export function formatCents(amount: Cents): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(amount / 100);
}

function cents(amount: number): Cents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where the unit is given
  return amount as Cents;
}

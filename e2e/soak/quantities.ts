/** What a walk types as a quantity. */
export const QUANTITIES = [
  '1',
  '2',
  '7',
  '42',
  '500',
  '999',
  '0',
  '1000',
  '-3',
  '1.5',
  '',
] as const;

/** The quantity that a typed text is; null when it is none, and what stood there before stays. */
export function quantityOf(typed: string): number | null {
  const number = Number(typed);
  return typed !== '' && Number.isInteger(number) && number >= 1 && number <= 999 ? number : null;
}

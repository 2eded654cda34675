/** Of several builds side by side, the one that makes the shop itself. */
export function isClient({ name }: { readonly name: string }): boolean {
  return name === 'client';
}

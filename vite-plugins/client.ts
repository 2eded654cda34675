/** Whether a Vite environment builds the app itself, not a helper such as the prerenderer. */
export function isClient({ name }: { readonly name: string }): boolean {
  return name === 'client';
}

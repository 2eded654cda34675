import { htmlData } from '#prerender/contract.ts';

/** Navigates by `go`, and resolves when that page, or another one, is shown completely (SPEC APP18). */
export async function show(go: () => Promise<void>): Promise<void> {
  await go();
  if (isShown()) return;
  await new Promise<void>((done) => {
    new MutationObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      done();
    }).observe(document.documentElement, { attributeFilter: ['data-page'] });
  });
}

function isShown(): boolean {
  return htmlData().page !== undefined;
}

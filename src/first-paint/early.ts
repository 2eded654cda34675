import { hrefOfSearch, type Hrefs, type Route } from '../routes.ts';

/**
 * What a visitor does before the shop answers: links are the browser's own, a search goes to the list, and what
 * is pressed or chosen is kept back, to be pressed or chosen once when the shop is ready (`<html data-ready>`).
 */
export function answerEarly(href: Hrefs, route: Route): void {
  const keptBack = new Map<HTMLElement, () => void>();
  const early = new AbortController();
  const { signal } = early;

  listenFirst('click', signal, (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return;
    takeOver(event);
    keptBack.set(button, () => button.click());
  });
  listenFirst('change', signal, (event) => {
    const dropdown = event.target;
    if (!(dropdown instanceof HTMLSelectElement)) return;
    takeOver(event);
    const { value } = dropdown;
    keptBack.set(dropdown, () => choose(dropdown, value));
  });
  listenFirst('submit', signal, (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    takeOver(event);
    const typed = new FormData(event.target).get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    location.assign(hrefOfSearch(href, route, location.search, text));
  });

  const readiness = new MutationObserver(() => {
    readiness.disconnect();
    early.abort();
    for (const carryOut of keptBack.values()) carryOut();
  });
  readiness.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

/** Before anybody else hears of it. */
function listenFirst<Type extends 'click' | 'change' | 'submit'>(
  type: Type,
  signal: AbortSignal,
  answer: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, answer, { capture: true, signal });
}

/** React, which may be half awake, must not answer as well. */
function takeOver(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Taken over by React, a dropdown shows what the page says again. */
function choose(dropdown: HTMLSelectElement, value: string): void {
  dropdown.value = value;
  dropdown.dispatchEvent(new Event('change', { bubbles: true }));
}

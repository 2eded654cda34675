import { hrefOfSearch, type Hrefs, type Route } from '../routes.ts';

/**
 * What a visitor does before the shop answers: links are the browser's own, a search goes to the list, and a
 * button pressed is marked, to be pressed once when the shop is ready.
 */
export function answerEarly(href: Hrefs, route: Route): void {
  listenEarly('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return;
    takeOver(event);
    button.dataset['pressed'] = '';
  });
  listenEarly('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    takeOver(event);
    const typed = new FormData(event.target).get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    location.assign(hrefOfSearch(href, route, location.search, text));
  });
}

/** The page answers input from now on: what was pressed before is carried out, each button once. */
export function carryOutEarly(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}

/** Listens until the shop is ready. */
function listenEarly<Type extends 'click' | 'submit'>(
  type: Type,
  answer: (event: DocumentEventMap[Type]) => void,
): void {
  const listener = (event: DocumentEventMap[Type]) => {
    if ('ready' in document.documentElement.dataset) {
      document.removeEventListener(type, listener, { capture: true });
    } else answer(event);
  };
  document.addEventListener(type, listener, { capture: true });
}

/** React, which may be half awake, must not answer as well. */
function takeOver(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

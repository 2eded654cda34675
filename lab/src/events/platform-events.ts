import { productFromId } from '#domain/catalogue/generate.ts';
import { routeOf } from '#router/routes.ts';
import type { RecordEvent } from './log.ts';

/** Reports uncaught errors, and the error page. */
export function watchErrors(record: RecordEvent): void {
  addEventListener('error', ({ message }) => record({ event: 'error', message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    record({ event: 'error', message: String(reason) }),
  );
  const title = document.querySelector('title');
  if (!title) return;
  new MutationObserver(() => {
    const [screen = ''] = document.title.split(' · ');
    if (screen === ERROR_PAGE) record({ event: 'error', message: screen });
  }).observe(title, { childList: true, characterData: true, subtree: true });
}

/** The heading of `pages/messages/ErrorPage.tsx`. */
const ERROR_PAGE = 'Something went wrong';

/**
 * Reports the product and cart links that the visitor shares or copies, by wrapping the methods that `lib/share.ts`
 * calls.
 */
export function watchSharing(record: RecordEvent): void {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (typeof navigator.share === 'function') {
    const share = navigator.share.bind(navigator);
    replace(navigator, 'share', async (data?: ShareData) => {
      await share(data);
      recordLink(data?.url, 'share', record);
    });
  }
  if (clipboard) {
    const writeText = clipboard.writeText.bind(clipboard);
    replace(clipboard, 'writeText', async (text: string) => {
      await writeText(text);
      recordLink(text, 'copy', record);
    });
  }
}

function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function recordLink(link: string | undefined, method: 'share' | 'copy', record: RecordEvent): void {
  if (link === undefined || !URL.canParse(link)) return;
  const { origin, pathname, hash } = new URL(link);
  const route = routeOf(pathname);
  if (origin !== location.origin) return;
  if (hash.startsWith('#cart=')) record({ event: 'share', method, content_type: 'cart' });
  else if (route.page === 'product' && hash === '') {
    const product = productFromId(route.id);
    if (product) record({ event: 'share', method, content_type: 'product', item_id: product.id });
  }
}

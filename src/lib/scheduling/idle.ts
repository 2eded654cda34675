/** For what a page needs to be right: without the timeout it would never happen in a browser that is never idle. */
export const REQUIRED: IdleRequestOptions = { timeout: 1000 };

/** Resolves when the browser is idle. WebKit has no `requestIdleCallback`: there it resolves after `WEBKIT_MS`. */
export function idle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, options);
    else setTimeout(done, WEBKIT_MS);
  });
}

/** In milliseconds. */
const WEBKIT_MS = 50;

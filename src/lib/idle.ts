/** When the browser has nothing else to do. WebKit has no idle callbacks: there a moment's rest has to do. */
export function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done);
    else setTimeout(done, REST_MS);
  });
}

/** In milliseconds. */
const REST_MS = 50;

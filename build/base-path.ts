import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

const DEFAULT_BASE = '/rivulet/';

/**
 * The path the whole app lives under, with a slash at both ends.
 * `BASE_PATH=shop` and `BASE_PATH=/shop/` mean the same; absent or blank means `/rivulet/`.
 * Throws on what could not be the path of an address (SPEC APP rules).
 */
export function readBasePath(value: string | undefined): string {
  const path = value?.trim() || DEFAULT_BASE;
  if (!/^[\w\-./~]*$/.test(path)) throw new Error(`BASE_PATH is not a usable path: ${path}`);
  return `/${path}/`.replace(/\/+/g, '/');
}

/** Sends `/` to the base path on the dev and preview servers, so that a bare port opens the shop. */
export function redirectToBase(base: string): Plugin {
  const redirect: Connect.NextHandleFunction = (request, response, next) => {
    const [, path, query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (base === '/' || path !== '/') return next();
    response.writeHead(302, { Location: base + query });
    response.end();
  };
  const install = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(redirect);
  };
  return { name: 'redirect-to-base', configureServer: install, configurePreviewServer: install };
}

/* In a file of their own, as the package's declarations must not import those of Node.js. */

export interface StartOptions {
  /** The first port to try; 0 picks any free one (4173). */
  readonly port?: number;
  /** Rejects when the port is taken, instead of trying the next ones. */
  readonly strictPort?: boolean;
  /** `0.0.0.0` accepts other machines (127.0.0.1). */
  readonly host?: string;
  /** Other sites may show the shop in a frame. */
  readonly allowFrames?: boolean;
  /** Without Content Security Policy and service worker, for tests with tools that inject styles or evaluate code. */
  readonly noPolicy?: boolean;
  /** Without the service worker, which a browser that has it removes within two visits. */
  readonly noServiceWorker?: boolean;
}

export interface RunningShop {
  /** Of the home page, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A module in a lazy chunk. */
export interface LazyModule<Module> {
  /** The module, once it has loaded. */
  readonly current: () => Module | undefined;
  /** Loads the module unless it is loading or loaded; retries after a failure. */
  readonly fetch: () => Promise<Module>;
  /** The latest attempt to load it, even if it has failed; the first call starts one. */
  readonly attempt: () => Promise<Module>;
}

export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let latest: Promise<Module> | undefined;
  let failed = false;
  const request = () => {
    failed = false;
    latest = load();
    latest.then(
      (module) => (loaded = module),
      () => (failed = true),
    );
    return latest;
  };
  const attempt = () => latest ?? request();
  return {
    current: () => loaded,
    fetch: () => (failed ? request() : attempt()),
    attempt,
  };
}

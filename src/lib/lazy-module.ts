/** Code in a chunk of its own. */
export interface LazyModule<Module> {
  /** The module, once it has loaded. */
  readonly current: () => Module | undefined;
  /** Loads it, once; after a failure, again. */
  readonly fetch: () => Promise<Module>;
  /** The latest attempt to load it, also one that has failed; begins one when there is none. */
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

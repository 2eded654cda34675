/** A module in a lazy chunk. */
export interface LazyModule<Module> {
  /** The module, once it has loaded. */
  readonly current: () => Module | undefined;
  /** Loads the module unless it is loading or loaded; retries after a failure. */
  readonly load: () => Promise<Module>;
  /** The promise of the last `load`, even if it was rejected; the first call loads. */
  readonly loadOnce: () => Promise<Module>;
}

export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let latest: Promise<Module> | undefined;
  let failed = false;
  const request = () => {
    failed = false;
    latest = importModule();
    latest.then(
      (module) => (loaded = module),
      () => (failed = true),
    );
    return latest;
  };
  const loadOnce = () => latest ?? request();
  return {
    current: () => loaded,
    load: () => (failed ? request() : loadOnce()),
    loadOnce,
  };
}

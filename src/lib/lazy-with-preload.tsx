import {
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { lazyModule, type LazyModule } from './lazy-module.ts';

/** A component whose code is not in the entry chunk. */
export interface LazyComponent<Props> extends LazyModule<ComponentType<Props>> {
  (props: Props): ReactNode;
}

/**
 * A component in a lazy chunk, which is prefetched, or else fetched when the component first renders: then it suspends.
 * Once the chunk has loaded it renders synchronously. (`React.lazy` suspends in its first render even then.)
 * When the chunk fails to load, rendering it throws.
 */
export function lazyWithPreload<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = lazyModule(importComponent);

  function Lazy(props: Props) {
    // Chosen at the first render: switching when the chunk arrives would remount the component.
    const [First] = useState(() => code.current() ?? Loading);
    return <First {...props} />;
  }
  function Loading(props: Props) {
    const Loaded = use(code.loadOnce());
    // oxlint-disable-next-line react/static-components -- a module's component: always the same one
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, code);
}

/**
 * Whether lazy code is wanted and has loaded; fetches it when it is wanted, and re-renders when it has loaded.
 * `onFailed`: called when loading fails; the next time it is wanted it is fetched again.
 */
export function useLoadWhen(
  code: LazyModule<unknown>,
  wanted: boolean,
  onFailed?: (reason: unknown) => void,
): boolean {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const fail = useEffectEvent((reason: unknown) => onFailed?.(reason));
  const isLoaded = code.current() !== undefined;
  useEffect(() => {
    if (wanted && !isLoaded) code.load().then(rerender, fail);
  }, [code, wanted, isLoaded]);
  return wanted && isLoaded;
}

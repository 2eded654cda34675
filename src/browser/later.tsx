import {
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A component whose code is not in the first script. */
export interface Later<Props> {
  (props: Props): ReactNode;
  readonly isHere: () => boolean;
  /** Fetches its code, once; after a failure, again. Null when it is here. */
  readonly fetch: () => Promise<unknown> | null;
}

/**
 * A component whose code comes when it is fetched ahead, or else when it is first drawn: then it suspends.
 * Once the code is here it is drawn at once. (React's own `lazy` suspends the first time all the same.)
 * When the code cannot be had, drawing it throws.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  const request = () => {
    failed = false;
    coming = load();
    coming.then(
      (loaded) => (part = loaded),
      () => (failed = true),
    );
    return coming;
  };

  function Later(props: Props) {
    // Settled when it is first drawn: what is there must not be put in anew by the code's coming.
    const [First] = useState(() => part ?? Coming);
    return <First {...props} />;
  }
  function Coming(props: Props) {
    const Part = use(coming ?? request());
    // oxlint-disable-next-line react/static-components -- it is made once, elsewhere, and never changes
    return <Part {...props} />;
  }
  const fetch = () => {
    if (part) return null;
    return coming && !failed ? coming : request();
  };
  return Object.assign(Later, { isHere: () => part !== undefined, fetch });
}

/**
 * Whether a part is wanted and its code is here; fetches it when it is wanted, and draws again when it has
 * come. `onFailed`: it cannot be had; wanted anew it is asked for anew.
 */
export function useWanted(part: Later<never>, wanted: boolean, onFailed?: () => void): boolean {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const fail = useEffectEvent(() => onFailed?.());
  const here = part.isHere();
  useEffect(() => {
    if (wanted && !here) part.fetch()?.then(drawAgain, () => fail());
  }, [part, wanted, here]);
  return wanted && here;
}

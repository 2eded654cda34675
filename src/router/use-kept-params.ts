import { useSyncExternalStore } from 'react';
import { keptParams, subscribeToKeptParams, type KeptParams } from './kept-params.ts';

/** The parameters that every link of the shop repeats. The inline body script knows them, too: hydration has them. */
export function useKeptParams(): KeptParams {
  return useSyncExternalStore(subscribeToKeptParams, keptParams, keptParams);
}

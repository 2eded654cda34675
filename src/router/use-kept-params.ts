import { useSyncExternalStore } from 'react';
import { keptParams, type KeptParams } from './kept-params.ts';
import { subscribeToLocation } from './location.ts';

/** The parameters that every link of the shop repeats; while the app hydrates, too. */
export function useKeptParams(): KeptParams {
  return useSyncExternalStore(subscribeToLocation, keptParams, keptParams);
}

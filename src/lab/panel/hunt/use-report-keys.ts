import { useEffect, useEffectEvent } from 'react';
import type { Lab } from '../../lab-api.ts';

/** The keys that start a report from anywhere, also from a field whose suggestions are shown. */
export const REPORT_KEYS = { shown: 'Alt+Shift+R', code: 'KeyR' } as const;

/** Calls back when the keys are pressed while a hunt is on. `isIdle`: whether nothing else is asked of the hunter. */
export function useReportKeys({ hunt, intercept }: Lab, isIdle: boolean, report: () => void): void {
  const onReport = useEffectEvent(report);
  useEffect(() => {
    if (!hunt || !isIdle) return undefined;
    return intercept.begin((event) => {
      if (hunt.state.getState().ended !== null) return false;
      if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return false;
      // By its code: with Alt, some keyboards type other letters.
      if (!event.altKey || !event.shiftKey || event.code !== REPORT_KEYS.code) return false;
      event.preventDefault();
      onReport();
      return true;
    });
  }, [hunt, intercept, isIdle]);
}

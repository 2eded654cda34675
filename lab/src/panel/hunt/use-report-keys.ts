import { useEffect, useEffectEvent } from 'react';
import type { Hunt } from '../../hunt/hunt.ts';
import type { Intercept } from '../../hunt/pointing/intercept.ts';

/** The keyboard shortcut that starts a report from anywhere. */
export const REPORT_KEYS = { shown: 'Alt+Shift+R', code: 'KeyR' } as const;

/** Calls `report` on the keyboard shortcut while a hunt is on and `isIdle`: no report or question is open. */
export function useReportKeys(
  intercept: Intercept,
  hunt: Hunt | null,
  isIdle: boolean,
  report: () => void,
): void {
  const onReport = useEffectEvent(report);
  useEffect(() => {
    if (!hunt || !isIdle) return undefined;
    return intercept.begin((event) => {
      if (hunt.state.getState().ended !== null) return false;
      if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return false;
      // By `code`, because with Alt some keyboard layouts give another `key`.
      if (!event.altKey || !event.shiftKey || event.code !== REPORT_KEYS.code) return false;
      event.preventDefault();
      onReport();
      return true;
    });
  }, [hunt, intercept, isIdle]);
}

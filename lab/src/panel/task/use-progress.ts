import { useEffect, useState } from 'react';
import type { Lab } from '../../create-lab.ts';
import type { RunningTask } from '../../../../agents/page/running-task.ts';
import { toSeconds } from '../../challenge.ts';
import { formatSeconds } from '../hunt/hunt-mode.ts';
import { useLive } from '../use-live.ts';

/** `3 steps · 42 s`, as it changes. */
export function useProgress(lab: Lab, task: RunningTask): string {
  const steps = useLive(
    (changed) => lab.log.subscribe(changed),
    () => task.steps(),
  );
  const [seconds, setSeconds] = useState(() => toSeconds(task.elapsed()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(toSeconds(task.elapsed())), 1000);
    return () => clearInterval(timer);
  }, [task]);
  return progressOf(steps, seconds);
}

/** `1 step · 42 s` */
export function progressOf(steps: number, seconds: number): string {
  return `${steps === 1 ? '1 step' : `${steps} steps`} · ${formatSeconds(seconds)}`;
}

/**
 * Makes `Date.now()`, `new Date()` and `Date()` return one time, in milliseconds since 1970. Timers and
 * `performance.now()` run on (SPEC LAB5).
 */
export function stopClock(time: number): void {
  const now = () => time;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- a `Date` or a subclass
      Reflect.construct(target, args.length === 0 ? [time] : args, newTarget),
    apply: (target) => new target(time).toString(),
    get: (target, key, receiver) =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- any property of `Date`
      key === 'now' ? now : Reflect.get(target, key, receiver),
  });
}

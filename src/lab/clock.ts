/**
 * Stops the clock of `Date` at a time, in milliseconds since 1970: `new Date()`, `Date()` and `Date.now()`. Timers and
 * `performance.now()` run on.
 */
export function stopClock(time: number): void {
  const now = () => time;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- a Date, or what extends it
      Reflect.construct(target, args.length === 0 ? [time] : args, newTarget),
    apply: (target) => new target(time).toString(),
    get: (target, key, receiver) =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- whatever the property is
      key === 'now' ? now : Reflect.get(target, key, receiver),
  });
}

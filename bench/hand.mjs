import { setTimeout as pause } from 'node:timers/promises';
import { touchProbe } from './touch-probe.mjs';

/** What a touch's later work is given to end, in ms. */
const AFTERMATH_MS = 80;

const PATIENCE_MS = 10_000;

/**
 * What one touch took, in ms.
 * @typedef {object} Felt
 * @property {number} paint   from the event to the paint after it
 * @property {number} shown   from the event to the first paint that shows what was asked for
 * @property {number} script  all script run meanwhile and shortly after, the probe's own included
 */

/** A visitor's hand on a page: real input, through the browser. */
export class Hand {
  /**
   * A hand on a page that is open.
   * @param {import('./visit.mjs').Visit} visit
   */
  static async on(visit) {
    await visit.evaluate(`(${touchProbe.toString()})()`);
    return new Hand(visit);
  }

  /** @param {import('./visit.mjs').Visit} visit */
  constructor(visit) {
    this.visit = visit;
    this.keyboard = visit.page.keyboard;
  }

  /** @param {string} expression */
  evaluate(expression) {
    return this.visit.evaluate(expression);
  }

  /**
   * Waits until a condition holds in the page.
   * @param {string} condition
   */
  async until(condition) {
    await inTime(this.evaluate(`__bench.until(() => (${condition}))`), condition);
  }

  /**
   * Brings an element into view and waits until it stands still; gives its middle.
   * @param {string} element  an expression
   * @returns {Promise<readonly [x: number, y: number]>}
   */
  async aim(element) {
    await this.until(`(${element}) != null`);
    return this.evaluate(`__bench.aim(${element})`);
  }

  /** @param {string} element  an expression */
  async click(element) {
    const [x, y] = await this.aim(element);
    await this.visit.page.mouse.click(x, y);
  }

  /**
   * Does a thing, and measures from the event it causes.
   * @param {() => Promise<unknown>} act
   * @param {{ event: string, shown: string }} expected  the event's type; a condition
   * @returns {Promise<Felt>}
   */
  async feel(act, { event, shown }) {
    // Armed before the clock of scripts is read, so that this does not count.
    await this.evaluate(`void (__bench.last = __bench.touch('${event}', () => (${shown})))`);
    const before = await this.script();
    await act();
    const felt = await inTime(this.evaluate('__bench.last'), `${event}: ${shown}`);
    await pause(AFTERMATH_MS);
    return { ...felt, script: (await this.script()) - before };
  }

  /** All script so far, in ms. */
  async script() {
    return ((await this.visit.metrics()).get('ScriptDuration') ?? NaN) * 1000;
  }
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {string} awaited
 * @returns {Promise<T>}
 */
async function inTime(promise, awaited) {
  const timer = new AbortController();
  const late = pause(PATIENCE_MS, null, { signal: timer.signal }).then(() => {
    throw new Error(`Waited in vain for: ${awaited}`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph   'X': it has a length
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts   µs
 * @property {number} [dur]  µs
 * @property {any} [args]
 *
 * @typedef {{ kind: string, what: string, url: string, ms: number, times: number }} SelfTime
 * @typedef {{ what: string, url: string, end: number, again: boolean }} Open
 *
 * @typedef {object} Slice
 * @property {string} kind
 * @property {string} what
 * @property {string} url
 * @property {number} from   µs
 * @property {number} to     µs
 * @property {boolean} again  not the first of its event
 */

/** What Chromium's events are, as its DevTools group them. */
const KINDS = /** @type {const} */ ([
  ['memory', /GC|HeapCollect/],
  [
    'script',
    /^(?:EvaluateScript|FunctionCall|v8\.|V8\.|TimerFire|FireAnimationFrame|RunMicrotasks|EventDispatch|XHR|HandlePostMessage|FireIdle|CompileScript|CompileModule)/,
  ],
  ['loading', /^(?:ParseHTML|ParseAuthorStyleSheet|Resource|Preload|ImageDecode|Decode)/],
  [
    'layout',
    /^(?:Layout|UpdateLayoutTree|RecalculateStyles|PrePaint|HitTest|IntersectionObserver|UpdateLayer|InvalidateLayout)/,
  ],
  ['paint', /^(?:Paint|Layerize|Commit|Composite|RasterTask|Draw|Animat)/],
]);

/**
 * Time spent in each kind of work itself, without what it set off, largest first.
 * @param {readonly Slice[]} slices
 * @returns {SelfTime[]}
 */
export function selfTimes(slices) {
  /** @type {Map<string, SelfTime>} */
  const totals = new Map();
  for (const { kind, what, url, from, to, again } of slices) {
    const key = `${what} ${url}`;
    const total = totals.get(key) ?? { kind, what, url, ms: 0, times: 0 };
    total.ms += (to - from) / 1000;
    if (!again) total.times += 1;
    totals.set(key, total);
  }
  return [...totals.values()].toSorted((a, b) => b.ms - a.ms);
}

/**
 * What the thread that lays out pages and was busiest did when, one thing at a time, in their order: an event
 * that set off others goes on after each of them.
 * @param {readonly TraceEvent[]} events
 * @returns {Slice[]}
 */
export function selfSlices(events) {
  const thread = busiestMainThread(events);
  const mine = events
    .filter(({ ph, pid, tid }) => ph === 'X' && `${pid}/${tid}` === thread)
    // What began earlier holds what began later; of two that began together, the longer holds.
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  /** @type {Slice[]} */
  const slices = [];
  /** @type {Open[]} */
  const open = [];
  let now = 0;
  const spend = (/** @type {number} */ until) => {
    const doing = open.at(-1);
    if (doing && (until > now || !doing.again)) {
      const { what, url, again } = doing;
      slices.push({ kind: kindOf(what), what, url, from: now, to: until, again });
      doing.again = true;
    }
    now = until;
  };
  const close = (/** @type {number} */ until) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      spend(last.end);
      open.pop();
    }
  };
  for (const event of mine) {
    const { dur = 0, name, ts } = event;
    close(ts);
    if (ts > now) spend(ts);
    const url = urlOf(event) || (open.at(-1)?.url ?? '');
    open.push({ what: name, url, end: ts + dur, again: false });
  }
  close(Infinity);
  return slices;
}

/** @param {string} what */
function kindOf(what) {
  return KINDS.find(([, pattern]) => pattern.test(what))?.[0] ?? 'other';
}

/** @param {readonly TraceEvent[]} events */
function busiestMainThread(events) {
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const busy = new Map(main.map(({ pid, tid }) => [`${pid}/${tid}`, 0]));
  for (const { pid, tid, ph, name, dur = 0 } of events) {
    const key = `${pid}/${tid}`;
    const before = busy.get(key);
    if (before !== undefined && ph === 'X' && /^(?:Layout|ParseHTML)$/.test(name)) {
      busy.set(key, before + dur);
    }
  }
  return [...busy].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** @param {TraceEvent} event */
function urlOf({ args }) {
  const data = args?.data ?? args?.beginData;
  const url = data?.url ?? data?.stackTrace?.[0]?.url ?? args?.fileName;
  return typeof url === 'string' ? url : '';
}

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
 * @typedef {{ event: TraceEvent, end: number, self: number, url: string }} Open
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
 * Time spent in each kind of work itself, without what it set off, largest first; of the thread that
 * lays out pages and was busiest.
 * @param {readonly TraceEvent[]} events
 * @returns {SelfTime[]}
 */
export function selfTimes(events) {
  const thread = busiestMainThread(events);
  const mine = events
    .filter(({ ph, pid, tid }) => ph === 'X' && `${pid}/${tid}` === thread)
    // What began earlier holds what began later; of two that began together, the longer holds.
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  /** @type {Map<string, SelfTime>} */
  const totals = new Map();
  /** @type {Open[]} */
  const open = [];
  const close = (/** @type {number} */ until) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      open.pop();
      addTo(totals, last);
    }
  };
  for (const event of mine) {
    close(event.ts);
    const { dur = 0, ts } = event;
    const outer = open.at(-1);
    if (outer) outer.self -= dur;
    open.push({ event, end: ts + dur, self: dur, url: urlOf(event) || (outer?.url ?? '') });
  }
  close(Infinity);
  return [...totals.values()].toSorted((a, b) => b.ms - a.ms);
}

/**
 * @param {Map<string, SelfTime>} totals
 * @param {Open} done
 */
function addTo(totals, { event: { name }, self, url }) {
  const key = `${name} ${url}`;
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
  const total = totals.get(key) ?? { kind, what: name, url, ms: 0, times: 0 };
  total.ms += self / 1000;
  total.times += 1;
  totals.set(key, total);
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

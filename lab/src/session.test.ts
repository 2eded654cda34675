import { beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from '#visit/storage-keys.ts';
import { createLog } from './events/log.ts';
import { persistSession, readSession, type Session } from './session.ts';

const LAB_KEY = storageKey('lab');

let texts: Map<string, string>;
let quota: number;
const target = new EventTarget();

beforeEach(() => {
  texts = new Map();
  quota = Number.POSITIVE_INFINITY;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});

function open() {
  const log = createLog(() => 1);
  for (let n = 0; n < 100; n += 1) {
    log.add({ event: 'undo' }, { screen: 'home', by: 'click', trusted: true });
  }
  const session = (): Session => ({
    lab: 'clock_5',
    panel: 'folded',
    opened: 3,
    seed: 7,
    size: 20,
    log: log.entries(),
  });
  return { log, session, tab: persistSession(log, session) };
}

test('[LAB2] the session is written at the start and on each pagehide, until the lab is closed', () => {
  const { log, session, tab } = open();
  tab.begin();
  expect(readSession()).toEqual(session());
  log.clear();
  target.dispatchEvent(new Event('pagehide'));
  expect(readSession()).toEqual(session());
  log.add({ event: 'undo' }, { screen: 'home', by: 'click', trusted: true });
  tab.write();
  expect(readSession()).toEqual(session());
  tab.end();
  tab.write();
  target.dispatchEvent(new Event('pagehide'));
  expect(texts.size).toBe(0);
});

test('[LAB28] when storage is full, the oldest events are left out', () => {
  const { session, tab } = open();
  quota = JSON.stringify(session()).length / 3;
  tab.begin();
  const stored = readSession()?.log ?? [];
  expect(stored).toEqual(session().log.slice(-25));
  texts.clear();
  quota = 10;
  tab.begin();
  expect(readSession()).toBe(null);
});

test('[LAB28] a log of two million characters is stored, and of a longer one the newest events', () => {
  const { log, session, tab } = open();
  const message = 'x'.repeat(500_000);
  for (let n = 0; n < 5; n += 1) {
    log.add({ event: 'error', message }, { screen: 'home', by: 'click', trusted: true });
  }
  tab.begin();
  expect(readSession()?.log).toEqual(session().log.slice(-3));
});

test.each([
  '',
  '{',
  '7',
  'null',
  '[]',
  '{"lab":""}',
  '{"lab":"","panel":"open","opened":1,"log":[]}',
  '{"lab":"","panel":7,"opened":1,"seed":7,"size":20,"log":[]}',
])('[LAB54] an invalid session is ignored: %s', (text) => {
  texts.set(LAB_KEY, text);
  expect(readSession()).toBe(null);
});

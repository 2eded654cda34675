// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardRepeatedClicks, ONCE } from './guard-repeated-clicks.ts';

let heard: string[];
let now = 0;

beforeAll(guardRepeatedClicks);

beforeEach(() => {
  heard = [];
  // Long after the last press of the test before.
  now += 10_000;
  document.body.innerHTML =
    '<p>words</p><button id="buy"><b>Buy</b></button><button id="pay">Pay</button>';
  for (const button of document.querySelectorAll('button')) {
    for (const type of ['mousedown', 'click', 'keydown'])
      button.addEventListener(type, () => heard.push(`${type} ${button.id}`));
  }
  show('#buy');
});

/** What is where the pointer is. */
function show(selector: string): void {
  document.elementFromPoint = vi.fn(() => document.querySelector(selector));
}

interface Press {
  /** Which of quick presses in a row it is, as the browser counts. */
  readonly detail?: number;
  /** Milliseconds since the last press. */
  readonly later?: number;
  readonly x?: number;
}

/** Presses with a pointer; whether the click was let through. */
function press(on: string, { detail = 1, later = 1000, x = 100 }: Press = {}): boolean {
  now += later;
  const send = (type: string) => {
    const init = { bubbles: true, cancelable: true, detail, clientX: x, clientY: 100 };
    const event = new MouseEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: now });
    return document.querySelector(on)?.dispatchEvent(event) ?? false;
  };
  const isDown = send('mousedown');
  expect(send('click')).toBe(isDown);
  return isDown;
}

function hold(on: string, repeat: boolean, key = 'Enter'): boolean {
  const init = { bubbles: true, cancelable: true, key, repeat };
  return document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false;
}

const AGAIN: Press = { detail: 2, later: 290, x: 105 };

test('[DATA16] the second press of a double click acts on nothing that has come in the place of the first', () => {
  press('#buy');
  show('#pay');
  expect(press('#pay', AGAIN)).toBe(false);
  expect(press('#pay', { detail: 3, later: 5 })).toBe(false);
  expect(heard).toEqual(['mousedown buy', 'click buy']);
  expect(press('#pay')).toBe(true);
});

test.each<[string, Press]>([
  ['later', { ...AGAIN, later: 300 }],
  ['further away', { ...AGAIN, x: 106 }],
  ['as a single press, such as test tools make', { ...AGAIN, detail: 1 }],
])('[DATA16] a press that comes %s counts', (_, again) => {
  press('#buy');
  show('#pay');
  expect(press('#pay', again)).toBe(true);
});

test('[DATA16] a second press counts where the first has changed nothing', () => {
  press('#buy');
  expect(press('#buy b', AGAIN)).toBe(true);
  // Of two side by side.
  expect(press('#pay', { ...AGAIN, detail: 3 })).toBe(true);
});

test('[DATA16] a control that must not act twice in a double click does not', () => {
  document.querySelector('#buy')?.setAttribute(ONCE, '');
  press('#buy');
  expect(press('#buy', AGAIN)).toBe(false);
  expect(press('#buy', { detail: 2, later: 320 })).toBe(true);
});

test('[DATA16] a click made by a key or by script counts', () => {
  press('#buy');
  show('#pay');
  document.querySelector<HTMLElement>('#pay')?.click();
  expect(heard).toContain('click pay');
});

test('[DATA16] a double click on words is left alone', () => {
  show('p');
  press('p');
  expect(press('p', AGAIN)).toBe(true);
});

test('[DATA16] a held Enter reaches the control that it was pressed on and no other', () => {
  hold('#buy', false);
  expect(hold('#buy', true)).toBe(true);
  expect(hold('#pay', true)).toBe(false);
  expect(hold('#pay', true, 'Tab')).toBe(true);
  hold('#pay', false);
  expect(hold('#pay', true)).toBe(true);
  expect(heard).toEqual([
    'keydown buy',
    'keydown buy',
    'keydown pay',
    'keydown pay',
    'keydown pay',
  ]);
});

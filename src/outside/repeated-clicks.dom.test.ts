import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardRepeatedClicks } from './repeated-clicks.ts';

let events: string[];
let now = 0;

beforeAll(guardRepeatedClicks);

beforeEach(() => {
  events = [];
  // Long after the last click of the previous test.
  now += 10_000;
  document.body.innerHTML =
    '<p>words</p><button id="buy"><b>Buy</b></button><button id="pay">Pay</button>';
  for (const button of document.querySelectorAll('button')) {
    for (const type of ['mousedown', 'click', 'keydown'])
      button.addEventListener(type, () => events.push(`${type} ${button.id}`));
  }
  show('#buy');
});

/** Puts an element under the pointer. */
function show(selector: string): void {
  document.elementFromPoint = vi.fn(() => document.querySelector(selector));
}

interface ClickOptions {
  /** `MouseEvent.detail`: its position in a series of quick clicks. */
  readonly detail?: number;
  /** Milliseconds since the last click. */
  readonly later?: number;
  readonly x?: number;
}

/** Clicks with the mouse. Returns whether the click was not prevented. */
function click(on: string, { detail = 1, later = 1000, x = 100 }: ClickOptions = {}): boolean {
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

function keydown(on: string, repeat: boolean, key = 'Enter'): boolean {
  const init = { bubbles: true, cancelable: true, key, repeat };
  return document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false;
}

const AGAIN: ClickOptions = { detail: 2, later: 290, x: 105 };

test('[DATA16] the second click of a double click is ignored on a control that has replaced the first', () => {
  click('#buy');
  show('#pay');
  expect(click('#pay', AGAIN)).toBe(false);
  expect(click('#pay', { detail: 3, later: 5 })).toBe(false);
  expect(events).toEqual(['mousedown buy', 'click buy']);
  expect(click('#pay')).toBe(true);
});

test.each<[string, ClickOptions]>([
  ['later', { ...AGAIN, later: 300 }],
  ['further away', { ...AGAIN, x: 106 }],
  ['as a separate click', { ...AGAIN, detail: 1 }],
])('[DATA16] a second click %s works', (_, again) => {
  click('#buy');
  show('#pay');
  expect(click('#pay', again)).toBe(true);
});

test('[DATA16] a second click works when the first has replaced no control', () => {
  click('#buy');
  expect(click('#buy b', AGAIN)).toBe(true);
  // An adjacent control.
  expect(click('#pay', { ...AGAIN, detail: 3 })).toBe(true);
});

test('[DATA37] a quick second click works on the button of another card, which a driver has scrolled there', () => {
  for (const button of document.querySelectorAll('button')) {
    const card = document.createElement('article');
    card.dataset['product'] = button.id;
    button.replaceWith(card);
    card.append(button);
  }
  click('#buy');
  show('#pay');
  expect(click('#pay', AGAIN)).toBe(true);
  document.querySelector('#pay')?.remove();
  show('#buy');
  expect(click('#buy', { ...AGAIN, detail: 3 })).toBe(false);
});

test('[DATA16, DATA27] a control with data-once is activated once by a double click or a held Enter', () => {
  document.querySelector('#buy')?.setAttribute('data-once', '');
  click('#buy');
  expect(click('#buy', AGAIN)).toBe(false);
  expect(click('#buy', { detail: 2, later: 320 })).toBe(true);
  expect(keydown('#buy', false)).toBe(true);
  expect(keydown('#buy', true)).toBe(false);
});

test('[DATA16] a click from the keyboard or a script works', () => {
  click('#buy');
  show('#pay');
  document.querySelector<HTMLElement>('#pay')?.click();
  expect(events).toContain('click pay');
});

test('[DATA16] a double click on text works', () => {
  show('p');
  click('p');
  expect(click('p', AGAIN)).toBe(true);
});

test('[DATA27] a held Enter activates only the control that received the first keydown', () => {
  keydown('#buy', false);
  expect(keydown('#buy', true)).toBe(true);
  expect(keydown('#pay', true)).toBe(false);
  expect(keydown('#pay', true, 'Tab')).toBe(true);
  keydown('#pay', false);
  expect(keydown('#pay', true)).toBe(true);
  expect(events).toEqual([
    'keydown buy',
    'keydown buy',
    'keydown pay',
    'keydown pay',
    'keydown pay',
  ]);
});

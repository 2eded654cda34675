// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepPressesToTheirControl } from './one-press.ts';

let heard: string[];
let buttons: HTMLButtonElement[];

beforeAll(keepPressesToTheirControl);

beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<p>words</p><button id="buy"><b>Buy</b></button><button id="pay">Pay</button>';
  buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) {
    for (const type of ['click', 'keydown'])
      button.addEventListener(type, () => heard.push(`${type} ${button.id}`));
  }
});

function click(on: string, detail: number, type = 'click'): boolean {
  const init = { bubbles: true, cancelable: true, detail };
  return document.querySelector(on)?.dispatchEvent(new MouseEvent(type, init)) ?? false;
}

function hold(on: string, repeat: boolean, key = 'Enter'): boolean {
  const init = { bubbles: true, cancelable: true, key, repeat };
  return document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false;
}

test('[DATA16] the clicks that follow the first of a double click reach its control and no other', () => {
  click('#buy', 1);
  expect(click('#buy b', 2)).toBe(true);
  expect(click('#pay', 2)).toBe(false);
  expect(click('p', 3)).toBe(false);
  expect(heard).toEqual(['click buy', 'click buy']);
});

test('[DATA16] a new click reaches any control, and so does one without a pointer', () => {
  click('#buy', 1);
  click('#pay', 1);
  click('#pay', 2);
  click('#buy', 0);
  expect(heard).toEqual(['click buy', 'click pay', 'click pay', 'click buy']);
});

test('[DATA16] a press that does nothing takes no focus', () => {
  click('#buy', 1, 'mousedown');
  expect(click('#buy', 2, 'mousedown')).toBe(true);
  expect(click('#pay', 2, 'mousedown')).toBe(false);
});

test('[DATA16] a double click on words is left alone', () => {
  click('p', 1);
  expect(click('p', 2)).toBe(true);
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

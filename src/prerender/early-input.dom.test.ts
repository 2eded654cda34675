import { expect, test, vi } from 'vitest';
import { htmlData, PRESSED } from './contract.ts';
import { captureEarlyInput, replayEarlyInput } from './early-input.ts';

test('[PAINT4, PAINT7, PAINT37] clicks and choices, but not links, are captured, look pressed, and take effect once', () => {
  document.body.innerHTML = `
    <button type="button"><span></span></button><a href="#next"></a>
    <select><option>1<option>2<option>3</select>
    <form><input><button type="submit"></button></form>`;
  captureEarlyInput();
  const [button, link, select, form] = document.body.children;
  if (!(select instanceof HTMLSelectElement)) throw new Error('There is no dropdown');
  const handled = vi.fn(({ type }: Event) => `${type} ${select.value}`);
  for (const type of ['click', 'input', 'change', 'submit'])
    document.body.addEventListener(type, handled);
  const send = (target: Element | null | undefined, type: string) =>
    target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  const pressed = () => [...document.querySelectorAll(`[${PRESSED}]`)];

  const icon = button?.firstElementChild;
  expect([send(icon, 'click'), send(icon, 'click')]).toEqual([false, false]);
  for (const value of ['3', '2']) {
    select.value = value;
    send(select, 'input');
    send(select, 'change');
  }
  send(form, 'submit');
  expect(handled).not.toHaveBeenCalled();
  expect(pressed()).toEqual([button, select, form?.querySelector('button')]);
  expect(send(link, 'click')).toBe(true);
  expect(handled.mock.results.map(({ value }) => value)).toEqual(['click 2']);

  // As hydration resets it.
  select.value = '1';
  htmlData().ready = '';
  replayEarlyInput();
  replayEarlyInput();
  expect(handled.mock.results.map(({ value }) => value).slice(1)).toEqual(['click 1', 'change 2']);
  expect(pressed()).toEqual([]);
  send(icon, 'click');
  expect(handled).toHaveBeenCalledTimes(4);
});

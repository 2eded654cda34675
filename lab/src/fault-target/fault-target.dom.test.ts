import { beforeEach, expect, test } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createFaultTarget } from './fault-target.ts';

const SHOP = createShop({
  seed: 7,
  size: 20,
  storage: createFakeStorage().openTab(),
  now: () => new Date(0),
});

/** The targets of two faults, and functions that switch them off. */
function twoFaults() {
  const switches = [new AbortController(), new AbortController()] as const;
  const [one, other] = switches.map(({ signal }) => createFaultTarget(SHOP, 'fault', 0, signal));
  if (!one || !other) throw new Error('A target is missing');
  return { one, other, offs: switches.map((each) => () => each.abort()) };
}

function firstText(): Text {
  const text = document.querySelector('p')?.firstChild;
  if (!(text instanceof Text)) throw new Error('The paragraph has no text');
  return text;
}

/** Resolves when the mutation observers have been called. */
function observersCalled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.documentElement.dataset['ready'] = '';
  document.body.innerHTML = '<p>$1.00</p>';
});

test.each([[0, 1] as const, [1, 0] as const])(
  '[FAULT34] two faults that patch one method restore it when both are switched off (%i, %i)',
  (first, second) => {
    const words = { say: (text: string) => text };
    const { one, other, offs } = twoFaults();
    one.patch(words, 'say', (say) => (text) => `${say(text)}1`);
    other.patch(words, 'say', (say) => (text) => `${say(text)}2`);
    const { say } = words;
    expect(words.say('a')).toBe('a12');
    offs[first]?.();
    expect(words.say('a')).toBe(first === 0 ? 'a2' : 'a1');
    offs[second]?.();
    expect(words.say('a')).toBe('a');
    expect(say('a')).toBe('a');
  },
);

test('[FAULT3] two faults that change one text apply together, also after a re-render', async () => {
  const { one, other, offs } = twoFaults();
  const text = firstText();
  one.text('p', (healthy) => healthy.replace('.00', ''));
  other.text('p', (healthy) => `${healthy}!`);
  expect(text.data).toBe('$1!');
  text.data = '$2.00';
  await observersCalled();
  expect(text.data).toBe('$2!');
  offs[0]?.();
  expect(text.data).toBe('$2.00!');
  offs[1]?.();
  expect(text.data).toBe('$2.00');
});

test('[FAULT34] the healthy text is restored, even if the app renders the text that the fault shows', async () => {
  const { one, offs } = twoFaults();
  const text = firstText();
  one.text('p', (healthy) => (healthy === '$1.00' ? '$2.00' : '$1.00'));
  expect(text.data).toBe('$2.00');
  text.data = '$2.00';
  await observersCalled();
  expect(text.data).toBe('$1.00');
  offs[0]?.();
  expect(text.data).toBe('$2.00');
});

test('[FAULT3] no text changes before the app is interactive', () => {
  delete document.documentElement.dataset['ready'];
  const { one, offs } = twoFaults();
  one.text('p', () => 'broken');
  expect(document.body.textContent).toBe('$1.00');
  offs[0]?.();
});

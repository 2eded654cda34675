import { beforeEach, expect, test } from 'vitest';
import { itemsOf } from '#domain/cart/items.ts';
import { pushOrReplace } from '#router/history.ts';
import { startOver } from '#stores/start-over.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { openTools } from '#test-utils/open-tools.ts';
import { createQuestions, type Questions } from './questions.ts';

let shop: ReturnType<typeof openTools>['shop'];
let questions: Questions;
let stopping: AbortController;

beforeEach(() => {
  ({ shop } = openTools());
  shop.cart.addFromPage(PRODUCTS[0], 2);
  stopping = new AbortController();
  questions = createQuestions(shop, stopping.signal);
});

function ask(signal?: AbortSignal) {
  return questions.ask(itemsOf(shop.visit.state.getState().cart), signal);
}

const open = () => questions.state.getState();

test('[AGENT27] the visitor answers, once', async () => {
  for (const [isAllowed, outcome] of [
    [true, 'allowed'],
    [false, 'refused'],
  ] as const) {
    const asked = ask();
    const question = open();
    expect(question?.items).toMatchObject([{ id: PRODUCTS[0].id, qty: 2 }]);
    question?.answer(isAllowed);
    // The dialog closes, which answers again.
    question?.answer(!isAllowed);
    expect(open()).toBeNull();
    expect(await asked).toBe(outcome);
  }
});

test.each<[string, () => unknown]>([
  ['changed', () => shop.cart.increase(PRODUCTS[0].id)],
  ['left', () => void shop.navigate('/rivulet/products?seed=7')],
  ['left', () => pushOrReplace('/rivulet/cart', true)],
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['reset', () => startOver(shop)],
  ['stopped', () => stopping.abort()],
])('[AGENT28] %s: what makes a question pointless ends it', async (outcome, happens) => {
  const asked = ask();
  happens();
  expect(open()).toBeNull();
  expect(await asked).toBe(outcome);
});

test('[AGENT28] a cancelled call ends its question, or asks none', async () => {
  const call = new AbortController();
  const asked = ask(call.signal);
  call.abort();
  expect(open()).toBeNull();
  expect(await asked).toBe('aborted');
  expect(await ask(call.signal)).toBe('aborted');
});

test('[AGENT28] a second question ends at once, and leaves the first one open; other changes end none', async () => {
  const asked = ask();
  expect(await ask()).toBe('busy');
  shop.search.save('walnut');
  shop.reviews.submit(PRODUCTS[0].id, { text: 'Fine.', rating: 4 });
  expect(open()).not.toBeNull();
  open()?.answer(true);
  expect(await asked).toBe('allowed');
});

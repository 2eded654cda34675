import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { productAt } from '#domain/catalogue/generate.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { BASE } from '#test-utils/products.ts';
import { openTools, traceOf } from '#test-utils/open-tools.ts';
import { ALL_TOOLS } from './all-tools.ts';
import { jsonSchemaOf } from './call/json-schema.ts';

const [first, second, third] = [0, 1, 2].map((index) => productAt({ seed: 7, index }));
const ids = [first!.id, second!.id, third!.id] as const;

test.each(ALL_TOOLS)(
  '[AGENT2] the JSON Schema of $name is what its parser accepts',
  ({ fields }) => {
    const { $schema: _, ...schema } = toJsonSchema(v.strictObject(fields), {
      target: 'draft-2020-12',
      ignoreActions: ['to_lower_case', 'check'],
    });
    expect(jsonSchemaOf(fields)).toEqual(schema);
  },
);

test.each(ALL_TOOLS)('[AGENT2] $name describes itself and each parameter', (tool) => {
  expect(tool.name).toMatch(/^[a-z_]{1,64}$/);
  expect(tool.description).toMatch(/^[A-Z].{40,600}\.$/);
  expect(tool.title).not.toBe('');
  for (const property of Object.values(jsonSchemaOf(tool.fields).properties))
    expect(property).toHaveProperty('description');
});

test('[AGENT2] hints: two tools only read, one has texts by others, and one is consequential', () => {
  const having = (hint: string) =>
    ALL_TOOLS.filter(({ annotations }) => hint in annotations).map(({ name }) => name);
  expect(having('readOnlyHint')).toEqual(['get_product', 'view_cart']);
  expect(having('consequentialHint')).toEqual(['check_out']);
  expect(having('untrustedContentHint')).toEqual(['get_product']);
});

test('[AGENT5, AGENT7] get_product answers the facts of the page and changes nothing', async () => {
  const { shop, call } = openTools();
  shop.reviews.submit(ids[1], { text: 'Holds water.', rating: 3 });
  const before = traceOf(shop);
  // As in the URL, an id may be in upper case.
  const facts = await call('get_product', { id: ids[1].toUpperCase() });
  expect(traceOf(shop)).toBe(before);
  const product = second!;
  expect(facts).toMatchObject({
    id: product.id,
    title: product.title,
    price: product.price,
    priceCents: Math.round(Number(product.price) * 100),
    rating: product.rating,
    sku: product.id.slice(0, 8).toUpperCase(),
    brand: 'Acme',
    category: 'Electronics',
    stock: 12,
    material: materialOf(product),
    description: descriptionOf(product),
    url: `${location.origin}/rivulet/product/${product.id}?seed=7`,
    image: location.origin + BASE + pictureFile(product.picture, 300),
    reviewAverage: 4,
    reviewCount: 3,
  });
  expect(facts['reviews']).toMatchObject([
    { name: 'You', text: 'Holds water.', rating: 3 },
    { name: 'Marina' },
    { name: 'Brook' },
  ]);
  expect(facts['related']).toEqual(
    relatedTo(product, shop.catalogue).map(({ id, title }) => ({ id, title })),
  );
});

test('[AGENT5, AGENT7, AGENT23] the cart: its lines and its total, after each change', async () => {
  const { shop, call } = openTools();
  const price = Math.round(Number(first!.price) * 100);
  const line = (quantity: number) => ({
    id: ids[0],
    title: first!.title,
    sku: ids[0].slice(0, 8).toUpperCase(),
    price: first!.price,
    priceCents: price,
    quantity,
    lineTotal: ((price * quantity) / 100).toFixed(2),
    lineTotalCents: price * quantity,
  });
  const sum = (quantity: number) => ({
    items: quantity,
    total: ((price * quantity) / 100).toFixed(2),
    totalCents: price * quantity,
  });
  expect(await call('view_cart')).toEqual({ lines: [], ...sum(0) });
  expect(await call('add_to_cart', { id: ids[0] })).toEqual({ line: line(1), ...sum(1) });
  expect(await call('add_to_cart', { id: ids[0], quantity: 2 })).toEqual({
    line: line(3),
    ...sum(3),
  });
  expect(await call('set_quantity', { id: ids[0], quantity: 998 })).toEqual({
    line: line(998),
    ...sum(998),
  });
  expect(await call('add_to_cart', { id: ids[0], quantity: 2 })).toEqual({
    line: line(999),
    ...sum(999),
    note: 'The line stays at 999: it holds no more.',
  });
  const before = traceOf(shop);
  expect(await call('view_cart')).toEqual({ lines: [line(999)], ...sum(999) });
  expect(traceOf(shop)).toBe(before);
  expect(await call('remove_from_cart', { id: ids[0] })).toEqual({ line: null, ...sum(0) });
});

test('[AGENT9] Undo restores the cart before the first change of an agent since the last of the visitor', async () => {
  const { shop, call } = openTools();
  const offer = () => shop.visit.undoOffer.getState();
  const cart = () => shop.visit.state.getState().cart.map(({ id, qty }) => [ids.indexOf(id), qty]);
  shop.cart.addFromPage(first!, 2);
  await call('add_to_cart', { id: ids[1] });
  expect(offer()).toMatchObject({
    text: 'An agent has changed your cart: 3 items.',
    by: 'tool',
  });
  await call('remove_from_cart', { id: ids[0] });
  await call('set_quantity', { id: ids[1], quantity: 5 });
  expect(offer()?.text).toBe('An agent has changed your cart: 5 items.');
  expect(offer()?.undone).toBe('Your cart is back: 2 items.');
  shop.visit.undo();
  expect(cart()).toEqual([[0, 2]]);
  expect(offer()).toBeNull();

  await call('add_to_cart', { id: ids[2] });
  shop.cart.increase(ids[0]);
  expect(offer()).toBeNull();
  await call('remove_from_cart', { id: ids[2] });
  shop.visit.undo();
  expect(cart()).toEqual([
    [0, 3],
    [2, 1],
  ]);
  // The offer to remove a review replaces that of the cart.
  await call('add_to_cart', { id: ids[2] });
  await call('add_review', { id: ids[2], text: 'Theirs.', rating: 1 });
  await call('add_to_cart', { id: ids[1] });
  shop.visit.undo();
  expect(cart()).toEqual([
    [0, 3],
    [2, 1],
  ]);
  // Nothing to undo: the cart is as it was.
  await call('add_to_cart', { id: ids[1] });
  await call('remove_from_cart', { id: ids[1] });
  expect(offer()).toBeNull();
  // The offer of a review is no sign that the visitor has not changed the cart.
  await call('remove_from_cart', { id: ids[2] });
  shop.cart.increase(ids[0]);
  await call('add_review', { id: ids[1], text: 'Theirs.', rating: 1 });
  await call('add_to_cart', { id: ids[1] });
  shop.visit.undo();
  expect(cart()).toEqual([[0, 4]]);
});

test("[AGENT22, AGENT26] Undo removes an agent's review, and the visitor's draft stays", async () => {
  const { shop, call } = openTools();
  const draft = { text: 'I think that', rating: 2 } as const;
  shop.reviews.write(ids[0], draft);
  shop.reviews.submit(ids[0], { text: 'Mine.', rating: 5 });
  const { reviews } = shop.visit.state.getState();
  expect(await call('add_review', { id: ids[0], text: ' Theirs. ', rating: 1 })).toEqual({
    id: ids[0],
    review: { name: 'You', text: 'Theirs.', rating: 1 },
    reviewAverage: 3.8,
    reviewCount: 4,
  });
  expect(shop.visit.undoOffer.getState()).toMatchObject({
    text: `An agent has added your review of ${first!.title}.`,
    undone: 'The review has been removed.',
  });
  shop.visit.undo();
  expect(shop.visit.state.getState()).toMatchObject({ reviews, drafts: { [ids[0]]: draft } });
});

test('[AGENT10, AGENT27, AGENT29] an order is made only when the visitor allows it, and the agent is told why not', async () => {
  const { shop, call, decide } = openTools();
  expect(await call('check_out')).toEqual({
    error: 'The cart is empty. Add products with add_to_cart.',
  });
  expect(location.pathname).toBe('/rivulet/');
  await call('add_to_cart', { id: ids[0], quantity: 3 });
  const errors = new Set<unknown>();
  for (const outcome of ['refused', 'aborted', 'left', 'changed', 'busy'] as const) {
    decide(outcome);
    errors.add((await call('check_out'))['error']);
  }
  expect(errors.size).toBe(5);
  expect(shop.visit.state.getState().orders).toEqual([]);
  expect(location.pathname).toBe('/rivulet/cart');
  const { lines, ...sum } = await call('view_cart');
  decide('allowed');
  const answer = await call('check_out');
  const [order] = shop.visit.state.getState().orders;
  expect(answer).toEqual({ orderNumber: order!.number, lines, ...sum });
  expect(await call('view_cart')).toMatchObject({ items: 0 });
});

test('[AGENT27, AGENT29] no order is made when another page is shown in place of the cart, or another tab has changed it', async () => {
  const storage = createFakeStorage();
  const { call, decide } = openTools(20, storage.openTab());
  decide('allowed');
  await call('add_to_cart', { id: ids[0] });
  const left = call('check_out');
  history.replaceState(null, '', '/rivulet/?seed=7');
  expect((await left)['error']).toContain('another page');
  // Its `storage` event is still to come.
  openTools(20, storage.openTab()).shop.cart.addFromPage(second!, 9);
  expect((await call('check_out'))['error']).toContain('cart changed');
  storage.deliver();
  expect(await call('view_cart')).toMatchObject({ items: 10 });
  expect(await call('check_out')).toMatchObject({ items: 10 });
});

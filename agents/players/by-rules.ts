/*
 * A player that follows rules, without a model: the baseline to beat. A model plugs in as one function of the same form,
 * `(goal, observation, tools) => action`: docs/agents.md.
 */
import type { Action, Call, Tool } from '../env.ts';
import type { Acting, Hand, Item } from './hand.ts';
import { limitIn, planFor, sumOf } from './rules-of-the-hard-half.ts';

/** An element of the page. */
interface Target {
  readonly role: string;
  readonly name: string;
  readonly text?: string;
}

/** A player for one task. It follows the rules by hand or by tool, whichever it is offered. */
export function createPlayer(): (
  goal: string,
  observation: unknown,
  tools: readonly Pick<Tool, 'name'>[],
) => Action {
  let plan: Acting<string> | null = null;
  return (goal, observation, tools) => {
    const hand = tools.some(({ name }) => name === 'click') ? EYE : TOOL;
    plan ??= planFor(goal, hand) ?? (isMending(goal) ? mend(goal, hand) : shop(goal, hand));
    const { done, value } = plan.next(observation);
    return done === true ? { answer: value } : value;
  };
}

const link = (name: string): Target => ({ role: 'link', name });
const button = (name: string): Target => ({ role: 'button', name });
const field = (name: string, qty: number): Target => ({
  role: 'spinbutton',
  name,
  text: String(qty),
});
const toCents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
const item = (title = '', price = '', rating = 0, qty = 0, id = ''): Item => ({
  title,
  rating,
  qty,
  id,
  cents: toCents(price),
});
const isMending = (goal: string) => /^Bring|^In the cart/.test(goal);
const finishIn = (goal: string) => /begins with “(.+?)”/.exec(goal)?.[1];
const titlesIn = (goal: string) => Array.from(goal.matchAll(/“(.+?)”/g), ([, title]) => title);

/** What must be there; throws where it is not. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The shop does not have what the goal names');
  return value;
}

/** Finds, buys, and judges what is possible. Returns the answer. */
function* shop(goal: string, hand: Hand): Acting<string> {
  const finish = finishIn(goal);
  const stars = Number(/(\d) stars or more/.exec(goal)?.[1] ?? 0);
  const products = yield* hand.list(finish);
  const named = titlesIn(goal).flatMap((title) => products.filter((one) => one.title === title));
  const fitting = products
    .filter((one) => one.rating >= stars && one.title.startsWith(finish ? `${finish} ` : ''))
    .toSorted((a, b) => a.cents - b.cents);
  const affordable = fitting.filter(({ cents }) => cents <= limitIn(goal));
  if (/higher rating/.test(goal))
    return String(found(named.toSorted((a, b) => b.rating - a.rating)[0]).cents / 100);
  if (goal.startsWith('How many')) return String(affordable.length);
  if (goal.startsWith('What is the SKU')) return yield* hand.sku(found(fitting.at(-1)));
  let [wanted, qty] = [named, Number(/^Buy (\d)/.exec(goal)?.[1] ?? 1)];
  if (finish) wanted = affordable.slice(0, 1);
  if (/altogether/.test(goal) && sumOf(named) > limitIn(goal)) wanted = [];
  if (/most stars/.test(goal)) {
    const most = Math.max(...affordable.map(({ rating }) => rating));
    [wanted, qty] = [affordable.filter(({ rating }) => rating === most).slice(0, 1), 2];
  }
  if (wanted.length === 0) return 'not possible';
  for (const product of wanted) yield* hand.add(product, qty);
  yield* hand.checkOut();
  return '';
}

/** Changes the cart. */
function* mend(goal: string, hand: Hand): Acting<string> {
  const lines = yield* hand.cart();
  const finish = finishIn(goal);
  const named = titlesIn(goal).map((title) => lines.find((line) => line.title === title));
  if (goal.startsWith('Bring')) {
    const [best] = Array.from({ length: 2 ** lines.length }, (_, bits) =>
      lines.filter((_, at) => (bits >> at) % 2 === 1),
    )
      .filter((some) => sumOf(some) <= limitIn(goal))
      .toSorted((a, b) => sumOf(b) - sumOf(a));
    for (const line of lines) if (!best?.includes(line)) yield* hand.remove(line);
  } else if (finish) {
    const line = found(named[0]);
    yield* hand.remove(line);
    const products = yield* hand.list(finish);
    const same = products.filter(({ title }) => title.startsWith(`${finish} `));
    yield* hand.add(found(same.toSorted((a, b) => a.cents - b.cents)[0]), line.qty);
  } else {
    yield* hand.set(found(named[0]), Number(/ to (\d)/.exec(goal)?.[1]));
    yield* hand.remove(found(named[1]));
  }
  return '';
}

interface Found {
  readonly pages: number;
  readonly products: readonly {
    readonly title: string;
    readonly price: string;
    readonly rating: number;
    readonly id: string;
  }[];
}

interface Cart {
  readonly lines: readonly {
    readonly title: string;
    readonly lineTotal: string;
    readonly quantity: number;
    readonly id: string;
  }[];
}

/** By the shop's tools. */
const TOOL: Hand = {
  *list(query) {
    const items: Item[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = yield* act<Found>('search_products', { ...(query && { query }), page });
      for (const { title, price, rating, id } of answer.products)
        items.push(item(title, price, rating, 0, id));
      ({ pages } = answer);
    }
    return items;
  },
  *sku({ id }) {
    return (yield* act<{ readonly sku: string }>('get_product', { id })).sku;
  },
  *cart() {
    const { lines } = yield* act<Cart>('view_cart');
    return lines.map((one) => item(one.title, one.lineTotal, 0, one.quantity, one.id));
  },
  add: ({ id }, quantity) => act('add_to_cart', { id, quantity }),
  set: ({ id }, quantity) => act('set_quantity', { id, quantity }),
  remove: ({ id }) => act('remove_from_cart', { id }),
  checkOut: () => act('check_out'),
};

/** By the page: roles and names. */
const EYE: Hand = {
  *list() {
    let page = yield* look('click', link('Products'));
    const count = Number(/"Products" .level=1]\s+- status: (\d+)/.exec(page)?.[1]);
    const products: Item[] = [];
    for (let at = 2; ; at += 1) {
      const cards = page.matchAll(/- article "(.+)":[^]*?: (\$[\d.,]+)[^]*?"Rated (\d) out of 5"/g);
      for (const [, title, price, stars] of cards) products.push(item(title, price, Number(stars)));
      if (products.length >= count) return products;
      page = yield* act<string>('look', { page: at });
    }
  },
  *sku(product) {
    return found(/term: SKU\s+- definition: "?(\w+)/.exec(yield* openProduct(product))?.[1]);
  },
  *cart() {
    const page = yield* until(link('Cart'), /"Your Cart" .level=1/);
    const lines = page.matchAll(/"Quantity of (.+)": "(\d+)"[^]*?paragraph: (\$[\d.,]+)/g);
    return Array.from(lines, ([, title, qty, price]) => item(title, price, 0, Number(qty)));
  },
  *add(product, qty) {
    yield* openProduct(product);
    if (qty > 1) yield* look('fill', field('Quantity', qty));
    yield* look('click', button('Add to Cart'));
  },
  set: ({ title }, qty) => look('fill', field(`Quantity of ${title}`, qty)),
  remove: ({ title }) => look('click', button(`Remove ${title}`)),
  *checkOut() {
    yield* EYE.cart();
    yield* until(button('Checkout'), /Thank you for your purchase/);
  },
};

function* openProduct({ title }: Item): Acting<string> {
  yield* EYE.list();
  return yield* until(link(title), `"${title}" .level=1`);
}

function* act<Answer>(tool: string, input: Call['input'] = {}): Acting<Answer> {
  const answer = (yield { tool, input }) as Answer & { readonly error?: string };
  if (answer.error) throw new Error(answer.error);
  return answer;
}

/** Acts by eye; returns the page. */
function look(tool: string, target?: Target): Acting<string> {
  return act<string>(tool, { ...target });
}

/** Clicks an element, and looks until the page has a text. */
function* until(target: Target, text: string | RegExp): Acting<string> {
  let page = yield* look('click', target);
  while (page.search(text) < 0) page = yield* look('look');
  return page;
}

/*
 * A player that follows rules, without a model: the baseline to beat. A model plugs in as one function of the same form,
 * `(goal, observation, tools) => action`: docs/agents.md.
 */

/** A player for one task. It follows the rules by hand or by tool, whichever it is offered. */
export function createPlayer() {
  let plan = null;
  return (goal, observation, tools) => {
    const isByEye = tools.some(({ name }) => name === 'click');
    plan ??= isMending(goal) ? mend(goal, isByEye ? EYE : TOOL) : shop(goal, isByEye ? EYE : TOOL);
    const { done, value } = plan.next(observation);
    return done ? { answer: value ?? '' } : value;
  };
}

const link = (name) => ({ role: 'link', name });
const button = (name) => ({ role: 'button', name });
const field = (name, qty) => ({ role: 'spinbutton', name, text: String(qty) });
const toCents = (text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
const item = (title, price, rating, qty, id) => ({ title, rating, qty, id, cents: toCents(price) });
const sumOf = (items) => items.reduce((sum, { cents }) => sum + cents, 0);
const isMending = (goal) => /^Bring|^In the cart/.test(goal);
const materialIn = (goal) => /begins with “(.+?)”/.exec(goal)?.[1];
const titlesIn = (goal) => Array.from(goal.matchAll(/“(.+?)”/g), ([, title]) => title);
const limitIn = (goal) => toCents(/\$([\d,]+)/.exec(goal)?.[1] ?? '500');

/** Finds, buys, and judges what is possible. Returns the answer. */
function* shop(goal, hand) {
  const material = materialIn(goal);
  const stars = Number(/(\d) stars or more/.exec(goal)?.[1] ?? 0);
  const products = yield* hand.list(material);
  const named = titlesIn(goal).flatMap((title) => products.filter((one) => one.title === title));
  const fitting = products
    .filter((one) => one.rating >= stars && one.title.startsWith(material ? `${material} ` : ''))
    .toSorted((a, b) => a.cents - b.cents);
  const affordable = fitting.filter(({ cents }) => cents <= limitIn(goal));
  if (/higher rating/.test(goal)) return named.toSorted((a, b) => b.rating - a.rating)[0].title;
  if (goal.startsWith('How many')) return String(affordable.length);
  if (goal.startsWith('What is the SKU')) return yield* hand.sku(fitting.at(-1));
  let [wanted, qty] = [named, Number(/^Buy (\d)/.exec(goal)?.[1] ?? 1)];
  if (material) wanted = affordable.slice(0, 1);
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
function* mend(goal, hand) {
  const lines = yield* hand.cart();
  const material = materialIn(goal);
  const [one, other] = titlesIn(goal).map((title) => lines.find((line) => line.title === title));
  if (goal.startsWith('Bring')) {
    const [best] = Array.from({ length: 2 ** lines.length }, (_, bits) =>
      lines.filter((_, at) => (bits >> at) % 2 === 1),
    )
      .filter((some) => sumOf(some) <= limitIn(goal))
      .toSorted((a, b) => sumOf(b) - sumOf(a));
    for (const line of lines) if (!best.includes(line)) yield* hand.remove(line);
  } else if (material) {
    yield* hand.remove(one);
    const products = yield* hand.list(material);
    const same = products.filter(({ title }) => title.startsWith(`${material} `));
    yield* hand.add(same.toSorted((a, b) => a.cents - b.cents)[0], one.qty);
  } else {
    yield* hand.set(one, Number(/ to (\d)/.exec(goal)[1]));
    yield* hand.remove(other);
  }
}

/** By the shop's tools. */
const TOOL = {
  *list(query) {
    const items = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = yield* act('search_products', { ...(query && { query }), page });
      items.push(...found.products);
      pages = found.pages;
    }
    return items.map(({ title, price, rating, id }) => item(title, price, rating, 0, id));
  },
  *sku({ id }) {
    return (yield* act('get_product', { id })).sku;
  },
  *cart() {
    const { lines } = yield* act('view_cart');
    return lines.map((one) => item(one.title, one.lineTotal, 0, one.quantity, one.id));
  },
  add: ({ id }, quantity) => act('add_to_cart', { id, quantity }),
  set: ({ id }, quantity) => act('set_quantity', { id, quantity }),
  remove: ({ id }) => act('remove_from_cart', { id }),
  checkOut: () => act('check_out'),
};

/** By the page: roles and names. */
const EYE = {
  *list() {
    let page = yield* act('click', link('Products'));
    for (;;) {
      const count = Number(/"Products" .level=1]\s+- status: (\d+)/.exec(page)?.[1]);
      const cards = page.matchAll(/- article "(.+)":[^]*?"Rated (\d) out of 5"[^]*?: (\$[\d.,]+)/g);
      const products = Array.from(cards, ([, title, stars, price]) => item(title, price, +stars));
      if (products.length === count) return products;
      page = yield* act('look');
    }
  },
  *open({ title }) {
    yield* EYE.list();
    return yield* until(link(title), `"${title}" .level=1`);
  },
  *sku(product) {
    return /term: SKU\s+- definition: "?(\w+)/.exec(yield* EYE.open(product))[1];
  },
  *cart() {
    const page = yield* until(link('Cart'), /"Your Cart" .level=1/);
    const lines = page.matchAll(/"Quantity of (.+)": "(\d+)"[^]*?paragraph: (\$[\d.,]+)/g);
    return Array.from(lines, ([, title, qty, price]) => item(title, price, 0, +qty));
  },
  *add(product, qty) {
    yield* EYE.open(product);
    if (qty > 1) yield* act('fill', field('Quantity', qty));
    yield* act('click', button('Add to Cart'));
  },
  set: ({ title }, qty) => act('fill', field(`Quantity of ${title}`, qty)),
  remove: ({ title }) => act('click', button(`Remove ${title}`)),
  *checkOut() {
    yield* EYE.cart();
    yield* until(button('Checkout'), /Thank you for your purchase/);
  },
};

function* act(tool, input = {}) {
  const answer = yield { tool, input };
  if (answer.error) throw new Error(answer.error);
  return answer;
}

/** Clicks an element, and looks until the page has a text. */
function* until(element, text) {
  let page = yield* act('click', element);
  while (page.search(text) < 0) page = yield* act('look');
  return page;
}

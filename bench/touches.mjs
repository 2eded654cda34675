/**
 * What a visitor does, told so that it can be done many times over on one page.
 *
 * @typedef {import('./hand.mjs').Hand} Hand
 *
 * @typedef {object} Touch
 * @property {string} name
 * @property {string} path      the screen it happens on, below the home page
 * @property {(hand: Hand) => Promise<void>} [enter]  once, before the first try
 * @property {(hand: Hand, turn: number) => Promise<unknown>} before  before each try, not measured; what it gives, `act` gets
 * @property {(hand: Hand, given: any) => Promise<unknown>} act
 * @property {string} event     the type of the event it causes
 * @property {string} shown     holds in the page when it shows what was asked for
 */

const INPUT = `[...document.querySelectorAll('[role=search] input')].findLast((box) => box.checkVisibility())`;
const OFFERS = `document.querySelector('[role=listbox] [role=option]')`;
const POPUP = `document.querySelector('[role=dialog][aria-label=Cart]')`;
const CART = `document.querySelector('header button[aria-label^=Cart]')`;
const LIST = `[...document.querySelectorAll('main [data-product]')].map((card) => card.dataset.product).join()`;
/** The page transition of the try before is over: its frames are not this one's. */
const STILL = `!document.activeViewTransition`;
const STEPPER = `document.querySelector('main input[type=number]')`;

/** @type {Touch} */
const KEY = {
  name: 'key typed',
  path: '',
  enter: openSearch,
  before: async (hand) => {
    await hand.keyboard.press('Backspace');
    await hand.until(`${INPUT}.value === 'c'`);
  },
  act: (hand) => hand.keyboard.press('a'),
  event: 'keydown',
  shown: `${INPUT}.value === 'ca' && ${OFFERS}`,
};

/** @type {Touch} */
const SUGGESTIONS = {
  name: 'suggestions open',
  path: '',
  enter: openSearch,
  before: async (hand) => {
    await hand.keyboard.press('Escape');
    await hand.until(`!${OFFERS}`);
  },
  act: (hand) => hand.keyboard.press('ArrowDown'),
  event: 'keydown',
  shown: OFFERS,
};

/** @type {Touch} */
const OPEN_POPUP = {
  name: 'popup opens',
  path: '',
  before: async (hand) => {
    await closePopup(hand);
    return hand.aim(CART);
  },
  act: clickAt,
  event: 'click',
  shown: POPUP,
};

/**
 * Also for pages that are not the shop.
 * @param {string} button  selector
 * @param {string} shown   a condition; `true` where nothing is known of the page
 * @returns {Touch}
 */
export function addToCart(button, shown) {
  const buttons = `[...document.querySelectorAll(${JSON.stringify(button)})]`;
  return {
    name: 'add to cart',
    path: '',
    before: async (hand, turn) => {
      await closePopup(hand);
      const target = `${buttons}[${turn} % ${buttons}.length]`;
      await hand.until(`${target} && !${target}.disabled`);
      await hand.evaluate(`void (__bench.button = ${target})`);
      return hand.aim('__bench.button');
    },
    act: clickAt,
    event: 'click',
    shown,
  };
}

/** Holds when the button last aimed at says that it was pressed. */
export const SAYS_ADDED = `/added/i.test(__bench.button.textContent)`;

/** @type {Touch} */
const STEP = {
  name: 'quantity step',
  path: 'product/:id',
  before: async (hand) => {
    await hand.evaluate(`void (__bench.value = ${STEPPER}.value)`);
    return hand.aim(`document.querySelector('main button[aria-label^="Increase quantity"]')`);
  },
  act: clickAt,
  event: 'click',
  shown: `${STEPPER}.value !== __bench.value`,
};

const ON_HOME = `document.querySelectorAll('main [data-product]').length >= 20 && !document.querySelector('[data-description]')`;
const ON_PRODUCT = `document.querySelector('main [data-description]')`;
const CARD_LINK = `document.querySelector('main [data-product] a')`;

/** @type {Touch} */
const ROUTE = {
  name: 'route change',
  path: '',
  before: async (hand) => {
    if (await hand.evaluate(`Boolean(${ON_PRODUCT})`)) await hand.evaluate('history.back()');
    await hand.until(`${ON_HOME} && ${STILL}`);
    return hand.aim(CARD_LINK);
  },
  act: clickAt,
  event: 'click',
  shown: ON_PRODUCT,
};

/** @type {Touch} */
const BACK = {
  name: 'back',
  path: '',
  before: async (hand) => {
    await hand.click(CARD_LINK);
    await hand.until(`${ON_PRODUCT} && ${STILL}`);
  },
  act: (hand) => hand.evaluate('history.back()'),
  event: 'popstate',
  shown: ON_HOME,
};

/** Every touch of the shop. @type {readonly Touch[]} */
export const TOUCHES = [
  KEY,
  SUGGESTIONS,
  OPEN_POPUP,
  addToCart('[data-product] button', SAYS_ADDED),
  choose('filter', 'Minimum rating'),
  choose('sort', 'Sort by'),
  STEP,
  ROUTE,
  BACK,
];

/**
 * Another choice of a dropdown, by its arrow keys: up and down in turn.
 * @param {string} name
 * @param {string} label
 * @returns {Touch}
 */
function choose(name, label) {
  const select = `[...document.querySelectorAll('select')].find((one) => one.labels[0]?.textContent.includes('${label}') || one.ariaLabel === '${label}')`;
  return {
    name,
    path: 'products',
    before: async (hand, turn) => {
      await hand.until(`${select} && !document.querySelector('[data-skeleton]') && ${STILL}`);
      await hand.evaluate(`void (${select}.focus(), __bench.list = ${LIST})`);
      return turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
    },
    act: (hand, key) => hand.keyboard.press(key),
    event: 'keydown',
    // The address is written first, the list follows.
    shown: `${LIST} !== __bench.list`,
  };
}

/** In a narrow window the search box is in the menu. @param {Hand} hand */
async function openSearch(hand) {
  const [shown, menu] = await hand.evaluate(
    `[Boolean(${INPUT}), Boolean(document.querySelector('header button[aria-label=Menu]'))]`,
  );
  if (!shown && menu) await hand.click(`document.querySelector('header button[aria-label=Menu]')`);
  await hand.click(INPUT);
  await hand.until(`document.activeElement === ${INPUT}`);
  await hand.keyboard.type('ca');
  await hand.until(OFFERS);
}

/** @param {Hand} hand */
async function closePopup(hand) {
  if (!(await hand.evaluate(`Boolean(${POPUP})`))) return;
  await hand.keyboard.press('Escape');
  await hand.until(`!${POPUP}`);
}

/**
 * @param {Hand} hand
 * @param {readonly [x: number, y: number]} place
 */
function clickAt(hand, [x, y]) {
  return hand.visit.page.mouse.click(x, y);
}

import { NAME } from '../fixtures/config.ts';
import type { Model } from './model.ts';
import { CART, HOME, LIST, productOf } from './screens.ts';
import {
  act,
  always,
  anyLine,
  button,
  hasLines,
  noMenu,
  press,
  shownCards,
  type Step,
} from './step.ts';

const SETTLED_MS = 16_000;

const hasNav = ({ menu, wide }: Model) => menu || wide;
const hasCards = (model: Model) => shownCards(model).length > 0;
const hasBack = ({ index }: Model) => index > 0;
const hasForward = ({ index, entries }: Model) => index < entries.length - 1;
const isSearching = ({ searching }: Model) => searching;
const hasMenu = ({ menu }: Model) => menu;
const hasMenuButton = ({ wide, menu }: Model) => !wide && !menu;

const logo = press(2, noMenu, (model) => {
  model.follow(HOME);
  return ['the logo', ({ page }) => page.getByRole('link', { name: NAME, exact: true })];
});

const resize = act(3, always, (model) => {
  model.wide = !model.wide;
  const { wide } = model;
  if (wide) model.menu = false;
  const size = wide ? { width: 1280, height: 720 } : { width: 390, height: 844 };
  return [`${wide ? 'widen' : 'narrow'} the window`, ({ page }) => page.setViewportSize(size)];
});

const closeMenu = act(4, hasMenu, (model, dice) => {
  const how = dice.one(['its button', 'Escape', 'a click beside it']);
  model.menu = false;
  return [
    `close the menu by ${how}`,
    async ({ page }, press) => {
      if (how === 'Escape') await page.keyboard.press('Escape');
      else if (how === 'its button') await press(button(page, 'Menu'));
      else await page.mouse.click(4, 600);
    },
  ];
});

function wait(ms: number): Step['plan'] {
  return (model) => {
    model.now += ms;
    return [`wait ${ms} ms`, ({ page }) => page.clock.runFor(ms)];
  };
}

export const reload = act(2, always, (model) => {
  model.reload();
  return [
    'reload',
    async ({ page }) => {
      await page.reload({ waitUntil: 'commit' });
      await page.locator('html[data-ready]').waitFor();
    },
  ];
});

/** To the home page in a wide window, until nothing is pending: comparable whatever came before. */
export function stepsHome({ menu, wide }: Model): readonly Step[] {
  const settle = act(1, always, wait(SETTLED_MS));
  return [...(menu ? [closeMenu] : []), ...(wide ? [] : [resize]), logo, settle];
}

export const NAVIGATION_STEPS = [
  logo,
  resize,
  closeMenu,
  act(4, always, (model, dice) => wait(dice.one([100, 500, 1000, SETTLED_MS]))(model, dice)),
  act(16, isSearching, (model, dice) => wait(dice.one([100, 500]))(model, dice)),
  press(12, hasMenuButton, (model) => {
    model.menu = true;
    return ['Menu'];
  }),
  press(8, hasNav, (model, dice) => {
    const links = { Home: HOME, Products: LIST, Cart: CART };
    const name = dice.one(['Home', 'Products', 'Cart'] as const);
    model.follow(links[name]);
    return [
      `the link ${name}`,
      ({ page }) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
    ];
  }),
  press(8, hasCards, (model, dice) => {
    const { id, title } = productOf(dice.one(shownCards(model)));
    model.follow({ ...HOME, kind: 'product', id });
    return [`the card ${title}`, (shop) => shop.card(title).getByRole('link')];
  }),
  press(3, hasLines, (model, dice) => {
    const { id, title } = anyLine(model, dice);
    model.follow({ ...HOME, kind: 'product', id });
    return [
      `the cart line ${title}`,
      (shop) => shop.cartLines.getByRole('link', { name: title, exact: true }),
    ];
  }),
  act(8, hasBack, (model) => {
    model.travel(-1);
    return ['back', ({ page }) => page.goBack({ waitUntil: 'commit' })];
  }),
  act(6, hasForward, (model) => {
    model.travel(1);
    return ['forward', ({ page }) => page.goForward({ waitUntil: 'commit' })];
  }),
];

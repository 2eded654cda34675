import type { Model } from './model.ts';
import { CART, cardsAt, HOME, LIST, productOf, productPlace } from './place.ts';
import { button, pressing, type Step } from './step.ts';

const NAV = { Home: HOME, Products: LIST, Cart: CART } as const;
const LINKS = ['Home', 'Products', 'Cart'] as const;

const logo: Step = {
  weight: ({ menu }) => (menu ? 0 : 2),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.follow(HOME);
    return {
      words: 'the logo',
      act: ({ page }) => press(page.getByRole('link', { name: 'Rivulet', exact: true })),
    };
  },
};

const link: Step = {
  weight: ({ menu, wide }) => (menu || wide ? 8 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const name = dice.one(LINKS);
    model.follow(NAV[name]);
    return {
      words: `the link ${name}`,
      act: ({ page }) =>
        press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })),
    };
  },
};

const card: Step = {
  weight: (model) => (model.menu || model.searching || cardsAt(model.place).length === 0 ? 0 : 8),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id, title } = productOf(dice.one(cardsAt(model.place)));
    model.follow(productPlace(id));
    return {
      words: `the card ${title}`,
      act: (shop) => press(shop.card(title).getByRole('link')),
    };
  },
};

const cartLine: Step = {
  weight: ({ menu, place, cart }) => (!menu && place.screen === 'cart' && cart.length > 0 ? 3 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id, title } = productOf(dice.one(model.cart).id);
    model.follow(productPlace(id));
    return {
      words: `the line's link ${title}`,
      act: (shop) => press(shop.cartLines.getByRole('link', { name: title, exact: true })),
    };
  },
};

const back: Step = {
  weight: ({ at }) => (at > 0 ? 8 : 0),
  plan(model) {
    model.travel(-1);
    return { words: 'back', act: ({ page }) => page.goBack({ waitUntil: 'commit' }) };
  },
};

const forward: Step = {
  weight: ({ at, visits }) => (at < visits.length - 1 ? 6 : 0),
  plan(model) {
    model.travel(1);
    return { words: 'forward', act: ({ page }) => page.goForward({ waitUntil: 'commit' }) };
  },
};

/** Not among the others: a walk that looks for what piles up does without. */
export const reload: Step = {
  weight: () => 2,
  plan(model) {
    model.reload();
    return {
      words: 'reload',
      async act({ page }) {
        await page.reload({ waitUntil: 'commit' });
        await page.locator('html[data-ready]').waitFor();
      },
    };
  },
};

function waiting(time: number): Step['plan'] {
  return (model) => {
    model.now += time;
    return { words: `wait ${time}`, act: ({ page }) => page.clock.runFor(time) };
  };
}

const wait: Step = {
  weight: ({ searching }) => (searching ? 20 : 4),
  plan: (model, dice) => waiting(dice.one([100, 500, 1000, 16_000]))(model, dice),
};

const turn: Step = {
  weight: () => 3,
  plan(model) {
    model.wide = !model.wide;
    const { wide } = model;
    if (wide) model.menu = false;
    const size = wide ? { width: 1280, height: 720 } : { width: 390, height: 844 };
    return {
      words: wide ? 'a wide window' : 'a narrow window',
      act: ({ page }) => page.setViewportSize(size),
    };
  },
};

const openMenu: Step = {
  weight: ({ wide, menu }) => (wide || menu ? 0 : 12),
  plan(model, dice) {
    const press = pressing(model, dice);
    Object.assign(model, { menu: true, popup: false });
    return { words: 'the menu', act: (shop) => press(button(shop, 'Menu')) };
  },
};

const closeMenu: Step = {
  weight: ({ menu }) => (menu ? 4 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const how = dice.one(['its button', 'Escape', 'a click beside it']);
    model.menu = false;
    return {
      words: `close the menu by ${how}`,
      async act(shop) {
        if (how === 'Escape') await shop.page.keyboard.press('Escape');
        else if (how === 'its button') await press(button(shop, 'Menu'));
        else await shop.page.mouse.click(4, 600);
      },
    };
  },
};

/** To the home page in a wide window, and until all is quiet there: the same screen, whatever was before. */
export function stepsHome(model: Model): readonly Step[] {
  const rest: Step = { ...wait, plan: waiting(16_000) };
  return [...(model.menu ? [closeMenu] : []), ...(model.wide ? [] : [turn]), logo, rest];
}

export const TRAVEL_STEPS = [
  logo,
  link,
  card,
  cartLine,
  back,
  forward,
  wait,
  turn,
  openMenu,
  closeMenu,
];

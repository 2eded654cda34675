import { seededProducts } from '../fixtures/products.ts';
import { expect, typeInto, type Shop } from '../fixtures/shop.ts';
import { slowSuggest } from '#test-utils/slow-search.ts';
import type { Model } from './model.ts';
import { isFiltered, LIST, PRICES, RATINGS, SEARCHES, SORTS, withoutFilters } from './place.ts';
import { button, pressing, type Step } from './step.ts';

const hasBox = ({ wide, menu }: Model) => wide || menu;
const isOnList = ({ place, menu }: Model) => place.screen === 'products' && !menu;

const search: Step = {
  weight: (model) => (hasBox(model) ? 10 : 0),
  plan(model, dice) {
    const text = dice.one(SEARCHES);
    const byButton = dice.number(2) === 0;
    model.search(text, model.menu);
    model.menu = false;
    return {
      words: `search for '${text}' by ${byButton ? 'the button' : 'Enter'}`,
      async act(shop) {
        await type(shop, text);
        if (byButton) await button(shop, 'Search').click();
        else await shop.searchBox.press('Enter');
      },
    };
  },
};

/** An option of the list, by arrow keys or by pointer. */
async function choose(shop: Shop, options: readonly string[], place: number, byKey: boolean) {
  await expect(shop.suggestions).toHaveText([...options]);
  if (!byKey) return shop.suggestions.nth(place).click();
  for (let down = 0; down <= place; down += 1) await shop.searchBox.press('ArrowDown');
  return shop.searchBox.press('Enter');
}

const suggestion: Step = {
  weight: (model) => (hasBox(model) ? 4 : 0),
  plan(model, dice) {
    const typed = dice.one(['st', 'co', ' OA', 'wit', 'la', 'fo', 'tra', 'ca']);
    const options = slowSuggest(seededProducts(), typed);
    const place = dice.number(options.length);
    const byKey = dice.number(2) === 0;
    model.search(options[place] ?? '', model.menu);
    model.menu = false;
    return {
      words: `suggestion ${place} for '${typed}' by ${byKey ? 'key' : 'pointer'}`,
      async act(shop) {
        await type(shop, typed);
        await choose(shop, options, place, byKey);
      },
    };
  },
};

const recent: Step = {
  weight: (model) => (hasBox(model) && model.searches.length > 0 ? 4 : 0),
  plan(model, dice) {
    const options = model.searches.slice(0, 5);
    const place = dice.number(options.length);
    const byKey = dice.number(2) === 0;
    model.search(options[place] ?? '', model.menu);
    model.menu = false;
    return {
      words: `recent search ${place} by ${byKey ? 'key' : 'pointer'}`,
      async act(shop) {
        await type(shop, '');
        await choose(shop, options, place, byKey);
      },
    };
  },
};

const clearHistory: Step = {
  weight: (model) => (hasBox(model) && model.searches.length > 0 ? 1 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.searches = [];
    model.popup = false;
    if (!model.menu) model.box = '';
    return {
      words: 'clear the search history',
      async act(shop) {
        await type(shop, '');
        await press(button(shop, 'Clear search history'));
      },
    };
  },
};

const clearSearch: Step = {
  weight: ({ wide, menu, box }) => (wide && !menu && box !== '' ? 4 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.popup = false;
    if (model.place.screen === 'products') model.replace(LIST);
    model.box = '';
    return {
      words: 'clear the search',
      async act(shop) {
        await press(button(shop, 'Clear search'));
        // What is offered lies over the page.
        await shop.searchBox.press('Escape');
      },
    };
  },
};

const typeOnly: Step = {
  weight: ({ wide, menu }) => (wide && !menu ? 2 : 0),
  plan(model, dice) {
    const text = dice.one(['st', 'zz', 'a', 'lam']);
    model.popup = false;
    model.box = text;
    return {
      words: `type '${text}' and go no further`,
      async act(shop) {
        await type(shop, text);
        await shop.searchBox.press('Escape');
      },
    };
  },
};

const FILTERS = [
  { name: 'Sort by', key: 'sort', values: SORTS },
  { name: 'Minimum rating', key: 'rating', values: RATINGS },
  { name: 'Price range', key: 'price', values: PRICES },
] as const;

const filter: Step = {
  weight: (model) => (isOnList(model) ? 12 : 0),
  plan(model, dice) {
    const { name, key, values } = dice.one(FILTERS);
    const value = dice.one<string>(values);
    model.replace({ ...model.place, [key]: value });
    return {
      words: `${name} ${value}`,
      act: ({ page }) => page.getByRole('combobox', { name }).selectOption(value),
    };
  },
};

const clearFilters: Step = {
  weight: (model) => (isOnList(model) && isFiltered(model.place) ? 3 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.replace(withoutFilters(model.place));
    return { words: 'clear the filters', act: (shop) => press(button(shop, 'Clear Filters')) };
  },
};

async function type(shop: Shop, text: string): Promise<void> {
  await shop.searchBox.click();
  await typeInto(shop.searchBox, text);
}

export const SEARCH_STEPS = [
  search,
  suggestion,
  recent,
  clearHistory,
  clearSearch,
  typeOnly,
  filter,
  clearFilters,
];

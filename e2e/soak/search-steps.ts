import { referenceSuggest } from '#test-utils/reference-search.ts';
import { expect, typeInto, type Shop } from '../fixtures/shop.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';
import { ALL, FILTERS, isFiltered, LIST, withoutFilters } from './screens.ts';
import { act, button, onList, press, type Step } from './step.ts';

/** With many, some and no results. */
const SEARCHES = [
  ALL[3]!.title,
  ALL[10]!.title.toUpperCase(),
  ...'the|a|steel| Steel |cotton  for|for cotton|é|zzz|oak|with|light|   |'.split('|'),
  '100% <b>"none"</b> & more',
];
const LABELS = { 'Sort by': 'sort', 'Minimum rating': 'rating', 'Price range': 'price' } as const;

const hasBox = ({ wide, menu }: Model) => wide || menu;
const hasHistory = (model: Model) => hasBox(model) && model.searches.length > 0;
const hasHeaderBox = ({ wide, menu }: Model) => wide && !menu;
const hasClearSearch = (model: Model) => hasHeaderBox(model) && model.box !== '';
const hasClearFilters = (model: Model) => onList(model) && isFiltered(model.screen);

async function typeSearch({ searchBox }: Shop, text: string): Promise<void> {
  await searchBox.click();
  await typeInto(searchBox, text);
}

/** Chooses one of the options shown for a text in the search box, by arrow keys or by pointer. */
function choose(model: Model, dice: Dice, typed: string, options: readonly string[]) {
  const index = dice.number(options.length);
  const byKey = dice.number(2) === 0;
  model.search(options[index] ?? '');
  return [
    `option ${index} for '${typed}' by ${byKey ? 'key' : 'pointer'}`,
    async (shop: Shop) => {
      await typeSearch(shop, typed);
      await expect(shop.suggestions).toHaveText([...options]);
      if (!byKey) return shop.suggestions.nth(index).click();
      for (let down = 0; down <= index; down += 1) await shop.searchBox.press('ArrowDown');
      return shop.searchBox.press('Enter');
    },
  ] as const;
}

export const SEARCH_STEPS: readonly Step[] = [
  act(10, hasBox, (model, dice) => {
    const text = dice.one(SEARCHES);
    const byButton = dice.number(2) === 0;
    model.search(text);
    return [
      `search for '${text}' by ${byButton ? 'the button' : 'Enter'}`,
      async (shop) => {
        await typeSearch(shop, text);
        if (byButton) await button(shop.page, 'Search').click();
        else await shop.searchBox.press('Enter');
      },
    ];
  }),
  act(4, hasBox, (model, dice) => {
    const typed = dice.one(['st', 'co', ' OA', 'wit', 'la', 'fo', 'tra', 'ca']);
    return choose(model, dice, typed, referenceSuggest(ALL, typed));
  }),
  act(4, hasHistory, (model, dice) => choose(model, dice, '', model.searches.slice(0, 5))),
  act(1, hasHistory, (model) => {
    Object.assign(model, { searches: [], popup: false }, !model.menu && { box: '' });
    return [
      'Clear search history',
      async (shop, press) => {
        await typeSearch(shop, '');
        await press(button(shop.page, 'Clear search history'));
      },
    ];
  }),
  act(4, hasClearSearch, (model) => {
    if (model.screen.kind === 'products') model.replace(LIST);
    Object.assign(model, { box: '', popup: false });
    return [
      'Clear search',
      async ({ page, searchBox }, press) => {
        await press(button(page, 'Clear search'));
        // The suggestions would cover the page.
        await searchBox.press('Escape');
      },
    ];
  }),
  act(2, hasHeaderBox, (model, dice) => {
    const text = dice.one(['st', 'zz', 'a', 'lam']);
    Object.assign(model, { box: text, popup: false });
    return [
      `type '${text}' without a search`,
      async (shop) => {
        await typeSearch(shop, text);
        await shop.searchBox.press('Escape');
      },
    ];
  }),
  act(12, onList, (model, dice) => {
    const name = dice.one(['Sort by', 'Minimum rating', 'Price range'] as const);
    const key = LABELS[name];
    const value = dice.one<string>(FILTERS[key]);
    model.replace({ ...model.screen, [key]: value });
    return [
      `${name} ${value}`,
      ({ page }) => page.getByRole('combobox', { name }).selectOption(value),
    ];
  }),
  press(3, hasClearFilters, (model) => {
    model.replace(withoutFilters(model.screen));
    return ['Clear Filters'];
  }),
];

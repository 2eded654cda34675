import * as v from 'valibot';
import { PAGE_NAMES } from '#router/routes.ts';
import { SORT_ORDERS } from '#domain/search/sort-orders.ts';
import type { LogEntry } from '../../lab/public/rivulet.d.ts';
import { CONTEXT } from '../../lab/src/state/state.ts';

const TEXT = v.string('must be a text');
const NUMBER = v.number('must be a number');
const COUNT = v.pipe(
  NUMBER,
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);

const ENTRY = {
  n: COUNT,
  t: COUNT,
  shop: v.object({
    screen: v.picklist([...PAGE_NAMES, 'not-found'], 'must be a screen of the shop'),
    by: TEXT,
    trusted: v.boolean('must be true or false'),
  }),
};

const ITEM = v.object({
  item_id: TEXT,
  item_name: TEXT,
  item_brand: TEXT,
  item_category: TEXT,
  price: NUMBER,
  quantity: v.pipe(COUNT, v.minValue(1, 'must be 1 or more')),
  index: v.exactOptional(COUNT),
  item_list_id: v.exactOptional(TEXT),
  item_list_name: v.exactOptional(TEXT),
});

const ECOMMERCE = v.object({
  currency: v.exactOptional(v.literal('USD', 'must be USD')),
  value: v.exactOptional(NUMBER),
  transaction_id: v.exactOptional(TEXT),
  tax: v.exactOptional(NUMBER),
  shipping: v.exactOptional(NUMBER),
  item_list_id: v.exactOptional(TEXT),
  item_list_name: v.exactOptional(TEXT),
  items: v.array(ITEM, 'must be a list'),
});

/** An event of the log. */
export const LOG_ENTRY = v.variant(
  'event',
  [
    v.object({
      ...ENTRY,
      event: v.picklist([
        'view_item_list',
        'select_item',
        'view_item',
        'add_to_cart',
        'remove_from_cart',
        'view_cart',
        'begin_checkout',
        'purchase',
        'replace_cart',
      ]),
      ecommerce: ECOMMERCE,
    }),
    v.object({
      ...ENTRY,
      event: v.picklist(['search', 'view_search_results']),
      search_term: TEXT,
    }),
    v.object({
      ...ENTRY,
      event: v.literal('share'),
      method: v.picklist(['share', 'copy']),
      content_type: v.picklist(['product', 'cart']),
      item_id: v.exactOptional(TEXT),
    }),
    v.object({
      ...ENTRY,
      event: v.literal('filter'),
      sort: v.picklist(SORT_ORDERS),
      rating: NUMBER,
      min_price: NUMBER,
      max_price: NUMBER,
    }),
    v.object({ ...ENTRY, event: v.literal('review'), item_id: TEXT, rating: NUMBER }),
    v.object({ ...ENTRY, event: v.literal('undo') }),
    v.object({ ...ENTRY, event: v.literal('end'), answer: TEXT }),
    v.object({ ...ENTRY, event: v.literal('error'), message: TEXT }),
  ],
  'must be an event of the shop',
) satisfies v.GenericSchema<unknown, LogEntry>;

/** A run, except for its states and what is in the brief of its task. */
export const RUN = v.object({
  task: v.looseObject({
    id: TEXT,
    goal: TEXT,
    start: v.looseObject({ seed: CONTEXT.seed }),
  }),
  before: v.unknown(),
  after: v.unknown(),
  log: v.array(LOG_ENTRY, 'must be a list'),
  answer: v.nullish(v.union([TEXT, NUMBER], 'must be a text or a number')),
  sealed: v.exactOptional(v.boolean('must be true or false')),
});

import { itemsOf } from '#domain/cart/items.ts';
import { linesAnswer } from './call/answers.ts';
import { defineTool } from './call/tool.ts';

export const viewCart = defineTool({
  name: 'view_cart',
  title: 'Read the cart',
  description: 'Answers the lines of the cart, the number of items and the total. Changes nothing.',
  annotations: { readOnlyHint: true },
  fields: {},
  run: (_, { shop }) => linesAnswer(itemsOf(shop.visit.state.getState().cart)),
});

import * as v from 'valibot';
import { MAX_QTY } from '#domain/cart/cart.ts';
import { cartAnswer, lineOf, productOf } from './call/answers.ts';
import { changeCart } from './call/change-cart.ts';
import { PRODUCT_ID, QUANTITY } from './call/fields.ts';
import { defineTool } from './call/tool.ts';

export const addToCart = defineTool({
  name: 'add_to_cart',
  title: 'Add to the cart',
  description:
    'Adds a product to the cart, on top of what the cart has of it, up to 999. The visitor can undo it. Answers the line ' +
    'and the total of the cart after it. To change how many there are, use set_quantity.',
  fields: { id: PRODUCT_ID, quantity: v.optional(QUANTITY) },
  run({ id, quantity = 1 }, { shop }) {
    const isFull = (lineOf(shop, id)?.qty ?? 0) + quantity > MAX_QTY;
    changeCart(shop, () => shop.cart.addFromPage(productOf(id), quantity));
    const note = `The line stays at ${MAX_QTY}: it holds no more.`;
    return { ...cartAnswer(shop, id), ...(isFull && { note }) };
  },
});

import { cartAnswer, lineOf } from './call/answers.ts';
import { changeCart } from './call/change-cart.ts';
import { PRODUCT_ID } from './call/fields.ts';
import { defineTool } from './call/tool.ts';
import { ToolError } from './call/tool-error.ts';

export const removeFromCart = defineTool({
  name: 'remove_from_cart',
  title: 'Remove from the cart',
  description:
    'Removes a product from the cart, all of it. The visitor can undo it. Answers the total of the cart after it.',
  fields: { id: PRODUCT_ID },
  run({ id }, { shop }) {
    if (!lineOf(shop, id))
      throw new ToolError('The cart does not have this product. Look with view_cart.');
    changeCart(shop, () => shop.cart.remove(id));
    return cartAnswer(shop, id);
  },
});

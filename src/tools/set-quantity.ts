import { cartAnswer, lineOf } from './call/answers.ts';
import { changeCart } from './call/change-cart.ts';
import { PRODUCT_ID, QUANTITY } from './call/fields.ts';
import { defineTool } from './call/tool.ts';
import { ToolError } from './call/tool-error.ts';

export const setQuantity = defineTool({
  name: 'set_quantity',
  title: 'Set a quantity in the cart',
  description:
    'Sets how many of a product the cart has. The visitor can undo it. Answers the line and the total of the cart after ' +
    'it. For none, use remove_from_cart.',
  fields: { id: PRODUCT_ID, quantity: QUANTITY },
  run({ id, quantity }, { shop }) {
    const line = lineOf(shop, id);
    if (!line) throw new ToolError('The cart does not have this product. Add it with add_to_cart.');
    if (line.qty !== quantity) changeCart(shop, () => shop.cart.setQty(id, quantity));
    return cartAnswer(shop, id);
  },
});

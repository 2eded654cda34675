import { itemsOf } from '#domain/cart/items.ts';
import { isOn } from '#router/location.ts';
import { linesAnswer } from './call/answers.ts';
import { defineTool, type Outcome } from './call/tool.ts';
import { ToolError } from './call/tool-error.ts';

const EMPTY = 'The cart is empty. Add products with add_to_cart.';

/** What an agent is told when the visitor has not allowed it. */
const REASONS: Readonly<Record<Exclude<Outcome, 'allowed'>, string>> = {
  refused: 'The visitor does not want to check out now. Ask what to do instead.',
  aborted: 'The call was cancelled before the visitor answered.',
  left: 'The shop went to another page before the visitor answered. Ask whether to check out.',
  changed: 'The cart changed before the visitor answered. Look with view_cart, then try again.',
  reset:
    'Everything was reset before the visitor answered: what the visitor has made, such as the cart, is empty.',
  stopped: 'The visitor has stopped agents on this page until it is reloaded.',
  busy: 'The visitor is being asked already. Wait for the answer to the first call.',
};

export const checkOut = defineTool({
  name: 'check_out',
  title: 'Check out',
  description:
    'Orders everything in the cart. Shows the visitor the cart and asks for consent, so the answer may take long. ' +
    'Answers the number of the order, its lines and its total, or that the visitor did not allow it.',
  annotations: { consequentialHint: true },
  fields: {},
  async run(_, { shop, show, ask, signal }) {
    const { visit } = shop;
    if (visit.state.getState().cart.length === 0) throw new ToolError(EMPTY);
    await show(async () => {
      if (!isOn('cart')) await shop.navigate(shop.href.cart());
    });
    // Another navigation came between.
    if (!isOn('cart')) throw new ToolError(REASONS.left);
    const { cart } = visit.state.getState();
    if (cart.length === 0) throw new ToolError(EMPTY);
    const outcome = await ask(itemsOf(cart), signal);
    if (outcome !== 'allowed') throw new ToolError(REASONS[outcome]);
    const order = visit.runAs('tool', () => shop.cart.checkout(cart));
    // Another tab has changed it, and the `storage` event is still to come.
    if (!order) throw new ToolError(REASONS.changed);
    return { orderNumber: order.number, ...linesAnswer(order.lines) };
  },
});

import type { Template } from '../template.ts';

export const tidy: Template = {
  id: 'tidy',
  kind: 'mend',
  difficulty: 1,
  size: 20,
  create({ shuffled, pick }) {
    const [changed, removed, rest] = shuffled(1);
    if (!changed || !removed || !rest) return null;
    const cart = [
      { index: rest.index, qty: 2 },
      { index: changed.index, qty: 1 },
      { index: removed.index, qty: 3 },
    ];
    const qty = pick(2, [3, 4, 5]);
    const goal = `In the cart, set the quantity of “${changed.title}” to ${qty} and remove “${removed.title}”. Change nothing else, and do not check out.`;
    const end = [
      { index: rest.index, qty: 2 },
      { index: changed.index, qty },
    ];
    return { goal, cart, end: { check: 'cart', oneOf: [end] } };
  },
};

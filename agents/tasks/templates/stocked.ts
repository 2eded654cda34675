import { KINDS } from '#domain/product-kinds/kinds.ts';
import { OR_NOT_POSSIBLE, REFUSAL, buyOneOf, type Template } from '../template.ts';

export const stocked: Template = {
  id: 'stocked',
  kind: 'possible',
  difficulty: 1,
  // Twenty products have twenty kinds: one in another finish is not there.
  size: 20,
  create({ products, pick }) {
    const product = pick(1, products);
    const { title } = product;
    const { finishes = [] } = KINDS.find(({ noun }) => noun === product.kind) ?? {};
    const words = finishes.map(({ word }) => word);
    const word = words.find((word) => title.startsWith(`${word} `)) ?? '';
    const others = words.filter((other) => other !== word);
    const isThere = others.length === 0 || pick(2, [true, false]);
    const wanted = isThere ? title : pick(3, others) + title.slice(word.length);
    return {
      goal: `Buy one “${wanted}”. If the shop does not have it, ${OR_NOT_POSSIBLE}`,
      end: isThere ? buyOneOf([product], 1) : REFUSAL,
    };
  },
};

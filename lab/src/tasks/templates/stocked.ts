import { KINDS } from '#domain/product-kinds/kinds.ts';
import { OR_NOT_POSSIBLE, REFUSAL, buyOneOf, type Template } from '../template.ts';

export const stocked: Template = {
  id: 'stocked',
  kind: 'possible',
  difficulty: 1,
  // Twenty products have twenty kinds: one of another material is not there.
  size: 20,
  create({ products, pick }) {
    const product = pick(1, products);
    const { material, title } = product;
    const isThere = pick(2, [true, false]);
    const others = KINDS.find(({ noun }) => noun === product.kind)?.materials ?? [];
    const other = pick(
      3,
      others.filter((one) => one !== material),
    );
    const wanted = isThere ? title : title.replace(material, other);
    return {
      goal: `Buy one “${wanted}”. If the shop does not have it, ${OR_NOT_POSSIBLE}`,
      end: isThere ? buyOneOf([product], 1) : REFUSAL,
    };
  },
};

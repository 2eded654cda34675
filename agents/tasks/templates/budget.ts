import { dollars, limitFor, linesOf, totalOf } from '../task-catalogue.ts';
import { OR_NOT_POSSIBLE, REFUSAL, type Template } from '../template.ts';

export const budget: Template = {
  id: 'budget',
  kind: 'possible',
  difficulty: 2,
  size: 20,
  create({ shuffled, pick }) {
    const [one, other] = shuffled(1);
    if (!one || !other) return null;
    const isEnough = pick(2, [true, false]);
    const limit = limitFor(totalOf([one, other]), isEnough);
    return {
      goal: `Buy one “${one.title}” and one “${other.title}” for ${dollars(limit)} or less altogether. If that is not possible, ${OR_NOT_POSSIBLE}`,
      end: isEnough ? { check: 'bought', oneOf: [linesOf([one, other])] } : REFUSAL,
    };
  },
};

import type { Phrasings } from './phrasing.ts';

/** How the goals of the hard half are worded, by template (SPEC TASK23). The others have the seeds of the split `held-out`. */
export const GOALS = {
  opinion: {
    open: [
      'I cannot decide between {titles}. Buy the one that {does} by its reviews, one of it.',
      'Read what customers say about {titles}. Buy one of the product that {does} in their experience.',
      'Which of {titles} {does}? Its customers know. Buy that one, one of it.',
      'Buy one product: of {titles} the one of which a customer reports that it {does}.',
      'One of these {does}, if you believe its reviews: {titles}. Buy it, a single one.',
      'Please buy one of {titles}: the one that {does} according to people who have it. Their stars do not matter.',
    ],
    heldOut: [
      'Never mind the stars, what counts is whether it {does}. Customers of {titles} have written about that. I want the right one, just once.',
      'My neighbour has one of {titles}, and says that it {does}. Of only one of them other people say so, too. Order me that one, no second.',
    ],
  },
} satisfies Readonly<Record<string, Phrasings>>;

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
  constraints: {
    open: [
      'Buy the cheapest product that {material}, {floor}, {stars} and {average}, one of it.',
      'I am looking for a product that {material}. It also {floor}, {stars} and {average}. Buy the cheapest of those, one of it.',
      'Of all products that meet four conditions buy the cheapest, one of it: it {material}; it {floor}; it {stars}; it {average}.',
      'Find the products of which all of this is true, and buy one of the cheapest of them: each {stars}, {average}, {material} and {floor}.',
      'One present, please: it {floor}, as anything cheaper would be rude, {material}, {stars} and {average}. Among such products take the cheapest.',
      'My conditions are that it {average}, that it {stars}, that it {floor} and that it {material}. Order one of the cheapest product that meets all four.',
    ],
    heldOut: [
      'What I have in mind {average}, {material} and {floor}. It goes without saying that it {stars}. There will be several; I do not want to spend more than I must, so a single piece of whichever costs least.',
      'Leave out whatever does not meet all of these, then buy one of what costs least among the rest. It {floor}. It {average}. It {stars}. It {material}.',
    ],
  },
} satisfies Readonly<Record<string, Phrasings>>;

/** Conditions in the words of a goal, each after `it`. */
export const CONDITIONS = {
  material: {
    open: ['is made of {material} (its page says so)', 'has {material} as its material'],
    heldOut: ['is of {material} by the facts on its page'],
  },
  floor: {
    open: ['costs {floor} or more', 'costs at least {floor}'],
    heldOut: ['is not below {floor}'],
  },
  stars: {
    open: ['has {stars} stars or more (our rating)', 'has at least {stars} stars (our rating)'],
    heldOut: ['gets no fewer than {stars} of 5 stars from ourselves (our rating)'],
  },
  average: {
    open: [
      'has a review average of {average} or more',
      'has a review average of at least {average}',
    ],
    heldOut: ['reaches {average} in the average of its customers’ reviews'],
  },
} satisfies Readonly<Record<string, Phrasings>>;

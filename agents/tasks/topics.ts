import type { Phrasings } from './phrasing.ts';

/** An aspect of a product that only its customers know: no description and no sample review speaks of it. */
interface Topic {
  /** `The one that …` */
  readonly does: string;
  /** Customers who found that it does. */
  readonly praise: readonly string[];
  /** Customers who found that it does not. */
  readonly blame: readonly string[];
  /** Speaks of it, and says neither. */
  readonly unsure: readonly string[];
}

/** Each verdict in several ways, of which some name the opposite: one word that is found does not suffice (SPEC TASK91). */
export const TOPICS: Phrasings<Topic> = {
  open: [
    {
      does: 'does not smell when it is new',
      praise: [
        'I had opened all windows for the smell of new plastic, and closed them again: there was none.',
        'Out of the box straight into the bedroom, and not a whiff of anything.',
        'The last one stank for weeks. My nose found nothing to complain of in this one.',
      ],
      blame: [
        'My husband says that there is no smell. He has a cold: it had to stay on the balcony for a week.',
        'A whiff of fresh varnish met me at the door every evening of the first month.',
        'They promised that it would not smell. I wish they had been right.',
      ],
      unsure: [
        'Does it smell when it is new? I cannot tell, ours was a year old when we got it.',
        'People ask me about the smell of new things. I never notice any, not even of paint.',
      ],
    },
    {
      does: 'has clear instructions',
      praise: [
        'I usually throw the booklet away in anger. This one I understood at the first reading.',
        'Four drawings on one sheet, and even my father knew what to do.',
        'The leaflet looked confusing, with its tiny print. It was not: each step is where you need it.',
      ],
      blame: [
        'The booklet is thick and beautifully printed, and after an hour I knew less than before.',
        'Clear instructions, it says on the box. Inside was a sheet that contradicts itself twice.',
        'Without a film that a stranger had made I would still be looking at step two of the leaflet.',
      ],
      unsure: [
        'I cannot say anything about the instructions: I gave the booklet to my son, unread.',
        'There is a booklet, in eleven languages. I have not opened it.',
      ],
    },
    {
      does: 'survives a fall',
      praise: [
        'When it slid off the table I feared the worst. I need not have: it works as before.',
        'Down the cellar stairs, all nine of them, and all it has is a story to tell.',
        'My son let go of it on a stone floor. He cried, it did not break.',
      ],
      blame: [
        'It survived the first fall from the shelf, so I trusted it. The second, from a stool, was its last.',
        'One slip of the hand over the carpet, and now there are two pieces.',
        'My old one fell every week and did not mind. This one fell once.',
      ],
      unsure: [
        'It has never fallen down here, so I do not know whether it would break.',
        'My sister dropped her phone on it. The phone is broken.',
      ],
    },
    {
      does: 'shows no fingerprints',
      praise: [
        'Three children with jam on their hands, and one would think that nobody has ever touched it.',
        'I had bought a cloth for all the fingerprints. The cloth is still in its wrapping.',
        'Others of this finish look greasy by noon. Not this one, however often I take hold of it.',
      ],
      blame: [
        'Without a trace of fingerprints for as long as nobody comes near it; then you can count them.',
        'You can read on its surface who in the family has used it last.',
        'I put on gloves now before I touch it, or I wipe it all day long.',
      ],
      unsure: [
        'As to fingerprints: I live alone and hardly touch it.',
        'The detective in me would look for fingerprints. I have not.',
      ],
    },
    {
      does: 'suits left-handed people',
      praise: [
        'I am left-handed and expected to curse. After a month I have not had a reason.',
        'Everything is in the middle or on both sides, which my left hand thanks them for.',
        'My wife does all with her left hand, I with my right. We have stopped to argue about whose it is.',
      ],
      blame: [
        'A friend said that it was fine for the left hand. She is right-handed, as I should have remembered.',
        'With my left I have to cross my arms to get at it. Why is all of it on the wrong side?',
        'The catch opens for the right hand only; those who write with the other one had better ask for help.',
      ],
      unsure: [
        'I wonder how somebody left-handed gets along with it. I am not.',
        'It stands to the left of the sink, and I use my right hand.',
      ],
    },
    {
      does: 'keeps its colour in the sun',
      praise: [
        'Two summers on a windowsill to the south. I held it beside a new one: no difference.',
        'Everything on our terrace goes pale by August. This is the exception.',
        'I had reckoned with its fading in the light. My curtains did, it did not.',
      ],
      blame: [
        'It kept its colour all winter. Then came June, and now one side is a different product.',
        'Where the light falls on it, it has gone the shade of weak tea.',
        'I was told that the sun could not harm it. The ring where the label was says otherwise.',
      ],
      unsure: [
        'No sun ever gets to it in our cellar, so ask somebody else about the colour.',
        'In the sun its colour would surely please me, but we have had rain since May.',
      ],
    },
  ],
  heldOut: [
    {
      does: 'does not disturb the television',
      praise: [
        'I had feared stripes across the evening news whenever I switch it on. The picture stays as it is.',
        'The old one hummed through every film. With this one we forget that it runs beside the screen.',
        'The set is an arm’s length away and takes no notice.',
      ],
      blame: [
        'No trouble with the television in the first week; since then it snows on all channels.',
        'My wife knows when I use it: her series goes dark in the next room.',
        'It and the screen cannot be on at the same time. I have moved one of them to the attic.',
      ],
      unsure: [
        'We have no television that it could disturb.',
        'The television stands at the other end of the house, so I have not tried them together.',
      ],
    },
    {
      does: 'sells well second-hand',
      praise: [
        'I thought that nobody would want mine after three years. Within an hour eleven people did.',
        'When I moved I got nearly as much for it at the flea market as I had paid here.',
        'My other things stay on the market table until I give them away. This was gone before noon.',
      ],
      blame: [
        'As good as money in the bank, they say. I have offered mine to strangers since May, for less and less.',
        'At the flea market it was the last thing on my table, and in the end I left it there as a gift.',
        'Somebody wanted my used one at once. He wanted it for free.',
      ],
      unsure: [
        'What one would get for a used one I have not tried to find out.',
        'I would not sell mine to anybody, so do not ask me for its price at the flea market.',
      ],
    },
    {
      does: 'keeps its lettering',
      praise: [
        'After years of thumbs every word on it is as crisp as on the first day.',
        'On my last one you had to guess which was “on”. On this one a stranger could still read it.',
        'I scrubbed it much too hard and thought that the writing was gone. All there.',
      ],
      blame: [
        'The words beside the switches were crisp for a month. Now I know them by heart, as I must.',
        'What used to say “off” says “o”.',
        'The writing does not come off, says the shop. Then what is that grey film on my thumb?',
      ],
      unsure: [
        'Whether the lettering stays, I cannot tell: I peeled all of it off on purpose.',
        'I like the typeface of its lettering.',
      ],
    },
    {
      does: 'is no worry to pets',
      praise: [
        'Our dog, who barks at toothbrushes, sleeps beside it.',
        'I had thought that the cat would move out. She has moved closer.',
        'The parrot screams at everything new. It was quiet before I had plugged this in.',
      ],
      blame: [
        'The cat took to it on the first day. On the second I switched it on, and have not seen her since.',
        'Each time that I use it, I have to look for the dog under the bed.',
        'No animal minds it, I read. Mine must be vegetables, then: they tremble.',
      ],
      unsure: [
        'We have no pets, not even a goldfish.',
        'The dog is with my parents at present, so I do not know what he will say.',
      ],
    },
  ],
};

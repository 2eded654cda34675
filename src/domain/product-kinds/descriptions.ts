/**
 * Sentences of the descriptions, by the kind's slug. A description is an opening, a detail and a closing. The
 * placeholders `{material}` and `{quality}` are the title's words in lower case, never directly after "a" or "an".
 */
export const DESCRIPTIONS: Readonly<
  Record<string, { readonly openings: readonly string[]; readonly details: readonly string[] }>
> = {
  canoe: {
    openings: [
      'This {quality} canoe is built from strips of {material}, light enough for two to carry.',
      'Shaped from {material}, our {quality} canoe runs straight and turns easily.',
    ],
    details: [
      'The hull is sealed with clear varnish, so rain and river water bead and run off.',
      'Cane seats and a carved yoke make long mornings on the water easy.',
      'It comes with one wooden paddle and a pair of soft roof-rack straps.',
    ],
  },
  teapot: {
    openings: [
      'This {quality} teapot in {material} keeps a brew warm while the talk goes on.',
      'Made in {material}, our {quality} teapot pours cleanly down to the last drop.',
    ],
    details: [
      'A removable steel strainer suits loose leaves as well as bags.',
      'The rounded handle leaves room for a whole hand, even in an oven glove.',
      'The lid sits deep in its collar and stays put while you pour.',
    ],
  },
  backpack: {
    openings: [
      'This {quality} backpack in {material} carries what you need without fuss.',
      'Cut from {material}, our {quality} backpack sits close and rides easily.',
    ],
    details: [
      'A waterproof lining keeps books and a sweater dry on a wet walk home.',
      'The padded straps adjust with one hand, even over a thick coat.',
      'Inside there is a sleeve for a laptop and a pocket for keys.',
    ],
  },
  umbrella: {
    openings: [
      'This {quality} umbrella in {material} opens wide enough to share.',
      'Covered in {material}, our {quality} umbrella turns away steady rain.',
    ],
    details: [
      'Eight flexible ribs bend in a gust and spring back without complaint.',
      'The curved wooden handle hangs on a door, a chair or a forearm.',
      'The waterproof canopy dries quickly and rolls up neatly.',
    ],
  },
  'diving-mask': {
    openings: [
      'This {quality} mask in {material} gives a wide, bright view below the surface.',
      'Made with {material}, our {quality} mask sits softly and seals without pinching.',
    ],
    details: [
      'The snorkel has a drain valve, so a splash is cleared with one breath.',
      'The strap adjusts underwater with one thumb, gloves or no gloves.',
      'It packs into a mesh pouch that dries quickly after the beach.',
    ],
  },
  chair: {
    openings: [
      'This {quality} chair in solid {material} is made to be used every day.',
      'Built from {material}, our {quality} chair has a curved back and a wide seat.',
    ],
    details: [
      'The joints are glued and pegged, so nothing creaks or works loose.',
      'A coat of natural oil brings out the grain and wipes clean.',
      'Felt pads under the feet slide quietly over wooden floors.',
    ],
  },
  bicycle: {
    openings: [
      'The {material} frame of this {quality} bicycle soaks up rough river paths.',
      'With its frame of {material}, our {quality} bicycle is steady and easy to lift.',
    ],
    details: [
      'Eight gears cover hills and headwinds, and the chain runs inside a guard.',
      'The upright handlebar and sprung saddle suit a long, unhurried ride.',
      'A dynamo in the front hub powers both lights, so nothing needs charging.',
    ],
  },
  lantern: {
    openings: [
      'This {quality} lantern in {material} turns a small bulb into a soft, even glow.',
      'Made from {material} over a bamboo frame, our {quality} lantern folds flat.',
    ],
    details: [
      'Hang it from a hook, a branch or the eaves with the cotton cord provided.',
      'It hangs from a light cord or holds a flameless candle with a battery.',
      'A light coating helps it shrug off dew and the odd shower.',
    ],
  },
  headphones: {
    openings: [
      'These {quality} headphones, trimmed in {material}, give music room to breathe.',
      'With cups finished in {material}, these {quality} headphones sit lightly for hours.',
    ],
    details: [
      'The soft ear pads lift off for cleaning and are simple to replace.',
      'They come with a cotton pouch that keeps dust and sand away.',
      'Voices stay clear and low notes stay round, even at a gentle volume.',
    ],
  },
  'ring-buoy': {
    openings: [
      'This {quality} ring buoy in {material} floats high and is easy to throw.',
      'Made with {material}, our {quality} ring buoy is light, tough and simple to rinse.',
    ],
    details: [
      'The grab rope runs all the way round, so there is always a handhold.',
      'Bright bands make it easy to spot, even in low evening light.',
      'A wall bracket is included, so it always hangs where you can reach it.',
    ],
  },
  camera: {
    openings: [
      'This {quality} camera, finished in {material}, sits well in the hand.',
      'With a body clad in {material}, our {quality} camera is quick to raise and focus.',
    ],
    details: [
      'The bright finder shows the whole frame and a little beyond it.',
      'Clear dials set shutter and aperture without a single menu.',
      'A woven cotton strap and a lens cap come in the box.',
    ],
  },
  'running-shoes': {
    openings: [
      'These {quality} running shoes in {material} feel easy from the first step.',
      'With uppers of {material}, these {quality} running shoes breathe on warm days.',
    ],
    details: [
      'The cushioned soles take the sting out of hard roads and long hills.',
      'Small, firm lugs hold steady on wet leaves and river paths.',
      'Reflective threads in the laces catch the light after dark.',
    ],
  },
  compass: {
    openings: [
      'This {quality} compass in {material} settles quickly and reads at a glance.',
      'Cased in {material}, our {quality} compass is a steady guide on land or water.',
    ],
    details: [
      'The liquid-filled dial calms the needle, even in a rocking canoe.',
      'Luminous marks keep north in sight long after sunset.',
      'The ring at the top takes a cord or clips to a belt.',
    ],
  },
  'pond-yacht': {
    openings: [
      'This {quality} pond yacht is a model sailboat with a hull carved from {material}.',
      'Planked in {material}, our {quality} model sailboat stays upright in a fair breeze.',
    ],
    details: [
      'The cotton sails are hemmed by hand and slide on tiny brass rings.',
      'A weighted keel and a waterproof finish keep it afloat all afternoon.',
      'It comes with a small stand, so it looks at home on a shelf too.',
    ],
  },
  scarf: {
    openings: [
      'This {quality} scarf in {material} is warm without being heavy.',
      'Knitted from {material}, our {quality} scarf wraps twice and still hangs long.',
    ],
    details: [
      'The edges are finished by hand, so they lie flat and do not curl.',
      'It softens with wear and keeps its shape after a gentle wash.',
      'The yarn is dyed in small batches for a deep, even tone.',
    ],
  },
  radio: {
    openings: [
      'This {quality} radio in {material} fills a room with clear, warm sound.',
      'Housed in {material}, our {quality} radio is as simple as a dial and a switch.',
    ],
    details: [
      'The long antenna swivels to find distant stations and folds away flat.',
      'Run it from the wall at home, or from batteries on a day by the river.',
      'A headphone socket is there for late concerts and early news.',
    ],
  },
  tent: {
    openings: [
      'This {quality} tent in {material} goes up in minutes and stands firm in wind.',
      'Made from {material}, our {quality} tent has room to sit up and lace your boots.',
    ],
    details: [
      'The waterproof floor curves up at the edges to keep puddles out.',
      'Two doors and a high vent keep the air moving on warm nights.',
      'Poles, pegs and ropes pack together into one cotton sack.',
    ],
  },
  sunglasses: {
    openings: [
      'With frames of {material}, these {quality} sunglasses take the glare off the water.',
      'Framed in {material}, these {quality} sunglasses are light enough to forget.',
    ],
    details: [
      'The dark lenses filter ultraviolet light and soften bright reflections.',
      'Sprung hinges hold them in place without pressing at the temples.',
      'They come with a cotton pouch that doubles as a cleaning cloth.',
    ],
  },
  candle: {
    openings: [
      'This {quality} candle is poured from pure {material} around a cotton wick.',
      'Made of {material}, our {quality} candle burns slowly with a calm, clear flame.',
    ],
    details: [
      'It has no added scent, so it sits happily beside food.',
      'One candle gives about forty quiet hours of warm light.',
      'A broad base keeps it steady on a plate, a tray or a flat stone.',
    ],
  },
  'hiking-boots': {
    openings: [
      'These {quality} hiking boots in {material} are comfortable from the first mile.',
      'Stitched from {material}, these {quality} boots support the ankle on uneven ground.',
    ],
    details: [
      'A breathable lining keeps feet dry through shallow streams and long grass.',
      'The deep tread sheds mud and holds its grip on wet rock.',
      'The soles are stitched on and can be replaced by any good cobbler.',
    ],
  },
  'electric-guitar': {
    openings: [
      'This {quality} electric guitar in {material} rings clearly and sustains well.',
      'Cut from {material}, our {quality} guitar feels balanced, seated or standing.',
    ],
    details: [
      'Three pickups and one simple switch move from bright to mellow.',
      'The slim neck is oiled rather than lacquered, so hands glide along it.',
      'It leaves the bench freshly tuned, with a low, even set of strings.',
    ],
  },
  watch: {
    openings: [
      'This {quality} watch in {material} is easy to read and pleasant to wear.',
      'Cased in {material}, our {quality} watch keeps good time on land and water.',
    ],
    details: [
      'The hands glow softly at night and stay clear in bright sun.',
      'It is water-resistant, so rain, spray or a swim does no harm.',
      'The strap changes in seconds without tools, from work to weekend.',
    ],
  },
  kite: {
    openings: [
      'This {quality} kite in {material} lifts easily, even in a light breeze.',
      'Sewn from {material}, our {quality} kite climbs fast and flies steadily.',
    ],
    details: [
      'The tail with its small bows keeps it calm when the wind picks up.',
      'Its spars slip out, so the whole kite rolls up as small as a map.',
      'A long line comes ready wound on a smooth wooden reel.',
    ],
  },
  basket: {
    openings: [
      'This {quality} basket is woven by hand from {material} and made to be filled.',
      'Woven from {material}, our {quality} basket is light, sturdy and good to carry.',
    ],
    details: [
      'The arched handle is bound twice, so it holds a heavy load.',
      'A washable cotton lining keeps crumbs and sand in one place.',
      'It takes bread, towels and a flask, with room left for flowers.',
    ],
  },
  socks: {
    openings: [
      'These {quality} socks in soft {material} stay up without gripping.',
      'Knitted from {material}, these {quality} socks keep feet dry and comfortable.',
    ],
    details: [
      'Heels and toes are reinforced, where socks tend to wear out first.',
      'A flat toe seam means that nothing rubs inside a shoe or boot.',
      'They come as two pairs in two shades, so one can be in the wash.',
    ],
  },
  planter: {
    openings: [
      'This {quality} planter in {material} comes with a young, leafy plant.',
      'Shaped from {material}, our {quality} planter suits basil, ferns and small flowers.',
    ],
    details: [
      'A hole in the base lets extra water drain into the saucer below.',
      'The thick wall keeps roots cool in summer and damp between waterings.',
      'The rim is rounded and strong, so it lifts and moves without chipping.',
    ],
  },
  suitcase: {
    openings: [
      'This {quality} suitcase in {material} rolls quietly and stands up straight.',
      'Made of {material}, our {quality} suitcase takes knocks without showing them.',
    ],
    details: [
      'Smooth wheels turn freely on station floors and cobbles alike.',
      'Inside, two straps and a zipped divider keep shirts flat.',
      'The handle locks at three heights and tucks away flush.',
    ],
  },
  'coffee-cup': {
    openings: [
      'This {quality} coffee cup in {material} keeps its heat to the last sip.',
      'Our {quality} coffee cup in {material} comes with a matching saucer.',
    ],
    details: [
      'The handle fits two fingers comfortably and never feels slippery.',
      'The rounded shape is kind to milk foam and just as good for tea.',
      'It washes easily and stays bright through years of mornings.',
    ],
  },
  skateboard: {
    openings: [
      'This {quality} skateboard has seven layers of {material} pressed into one deck.',
      'With its deck of {material}, our {quality} skateboard feels lively but steady.',
    ],
    details: [
      'Soft wheels roll over gravel and cracks with hardly a rattle.',
      'The grip tape holds firmly without wearing through your shoes.',
      'Sealed bearings keep out sand and water and need little care.',
    ],
  },
  telescope: {
    openings: [
      'This {quality} telescope in {material} brings the moon close enough to explore.',
      'With a tube of {material}, our {quality} telescope is quick to set up and aim.',
    ],
    details: [
      'The tripod folds flat and stands firm on grass, decking or shingle.',
      'Coated lenses keep the view sharp from edge to edge.',
      'By day it picks out boats and birds far down the river.',
    ],
  },
  'flip-flops': {
    openings: [
      'These {quality} flip-flops in {material} are easy to slip on and kind to feet.',
      'Made with {material}, these {quality} flip-flops are ready for warm sand.',
    ],
    details: [
      'The padded strap is soft between the toes from the first day.',
      'Grooved soles keep their grip on wet tiles, jetties and steps.',
      'They weigh next to nothing and take little room in a bag.',
    ],
  },
  'alarm-clock': {
    openings: [
      'This {quality} alarm clock in {material} wakes you with a clear, bright ring.',
      'Cased in {material}, our {quality} alarm clock ticks quietly through the night.',
    ],
    details: [
      'The plain face and glowing hands are easy to read in the dark.',
      'One press on the top grants nine more minutes of rest.',
      'The feet are padded, so it stands firm on wood or glass.',
    ],
  },
  rope: {
    openings: [
      'This {quality} rope in {material} coils neatly and holds a knot well.',
      'Laid in three strands of {material}, our {quality} rope is strong yet kind to hands.',
    ],
    details: [
      'The ends are whipped with waxed thread, so they do not fray.',
      'It takes salt, sun and river water in its stride.',
      'Each coil comes with a waterproof card that shows five useful knots.',
    ],
  },
  'sun-hat': {
    openings: [
      'This {quality} sun hat in {material} gives plenty of shade and little weight.',
      'Made of {material}, our {quality} sun hat is cool to wear on bright days.',
    ],
    details: [
      'A soft cotton band inside keeps it comfortable and in place.',
      'The ribbon ties in a bow and can be changed for another.',
      'It springs back into shape after a day in a beach bag.',
    ],
  },
  notebook: {
    openings: [
      'This {quality} notebook, bound in {material}, opens flat on any table.',
      'With covers of {material}, our {quality} notebook is made to be carried and filled.',
    ],
    details: [
      'The cream paper takes ink and pencil without bleeding through.',
      'An elastic band and a cotton ribbon keep your place.',
      'There are 160 sewn pages and a pocket at the back for tickets.',
    ],
  },
  bucket: {
    openings: [
      'This {quality} bucket in {material} is strong, light and easy to rinse.',
      'Made of {material}, our {quality} bucket carries water, shells or weeds with ease.',
    ],
    details: [
      'The curved handle turns freely and does not cut into the hand.',
      'Marks on the inside show how full it is at a glance.',
      'A broad base keeps it upright on planks, sand and wet grass.',
    ],
  },
  hourglass: {
    openings: [
      'This {quality} hourglass in {material} measures time without a sound.',
      'Framed in {material}, our {quality} hourglass lends a calm rhythm to the day.',
    ],
    details: [
      'The fine river sand runs evenly from the first grain to the last.',
      'Hand-blown glass gives every piece a slight character of its own.',
      'Felt under both ends protects the table when you turn it.',
    ],
  },
  'soap-bar': {
    openings: [
      'This {quality} soap bar with {material} cleans gently and keeps skin soft.',
      'Enriched with {material}, our {quality} soap bar gives a fine, creamy lather.',
    ],
    details: [
      'It rinses away easily, even in hard water, and leaves no film.',
      'Each bar cures for six weeks, so it lasts longer in the dish.',
      'It comes in a small cotton bag that hangs up to drain.',
    ],
  },
  'fishing-rod': {
    openings: [
      'This {quality} fishing rod in {material} casts smoothly and bends without strain.',
      'Built from {material}, our {quality} fishing rod is light in the hand all day.',
    ],
    details: [
      'The cork handle stays warm and dry, even on a wet morning.',
      'It comes apart in the middle and stows in a cotton sleeve.',
      'Smooth line guides and a simple reel make it easy to learn with.',
    ],
  },
  'fountain-pen': {
    openings: [
      'This {quality} fountain pen in {material} rests well in the hand.',
      'Turned from {material}, our {quality} fountain pen writes smoothly at any angle.',
    ],
    details: [
      'The steel nib lays down an even line and suits either hand.',
      'It fills from a bottle or takes standard cartridges.',
      'The cap closes with a soft click and keeps the ink from drying.',
    ],
  },
};

/** Closing sentences; each suits every kind, singular or plural. */
export const CLOSINGS: readonly string[] = [
  'Every order is checked by hand before it leaves our door.',
  'Packed in plain recycled cardboard, with no plastic filling.',
  'If anything is not right within thirty days, simply send it back.',
  'A short care card with a few honest tips is included.',
  'We are glad to help with advice and care, even years from now.',
  'Made in small runs, so no two batches are exactly alike.',
  'A thoughtful present for anyone who likes to be near the water.',
  'Part of our riverside collection, where simple things are made well.',
  'Wrapped with care, so that everything arrives as it left the bench.',
  'Chosen by our small team after months of everyday use.',
  'Our makers are paid fairly and sign the card inside.',
  'Questions before or after buying are always welcome.',
];

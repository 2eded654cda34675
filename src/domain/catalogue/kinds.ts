/**
 * The kinds of goods. A title is `${material} ${quality} ${noun}`; every material suits every quality.
 * The order is fixed forever: a seed deals from it, so a new kind goes at the end and none is moved.
 */
export const TINTS = ['aqua', 'teal', 'coral', 'sand', 'moss', 'iris', 'sun', 'slate'] as const;
export type Tint = (typeof TINTS)[number];

export interface Kind {
  readonly slug: string;
  readonly noun: string;
  readonly materials: readonly string[];
  readonly qualities: readonly string[];
  /** Hue of the pool of light that the picture lies on. */
  readonly tint: Tint;
}

// prettier-ignore
export const KINDS: readonly Kind[] = [
  kind('canoe', 'Canoe', 'Cedar,Ash,Birch,Spruce,Walnut', 'Touring,River,Lake,Day,Expedition', 'aqua'),
  kind('teapot', 'Teapot', 'Stoneware,Porcelain,Enamel,Cast Iron,Earthenware', 'Breakfast,Family,Garden,Afternoon,Two-Cup', 'teal'),
  kind('backpack', 'Backpack', 'Canvas,Waxed Cotton,Recycled Nylon,Leather,Hemp', 'Day,Travel,Weekend,Commuter,School', 'sand'),
  kind('umbrella', 'Umbrella', 'Cotton,Waxed Canvas,Recycled Nylon,Polyester,Pongee', 'Walking,Storm,City,Commuter,Golf', 'sun'),
  kind('diving-mask', 'Diving Mask', 'Silicone,Rubber,Tempered Glass,Polycarbonate', 'Reef,Lagoon,Junior,Travel,Freediving', 'aqua'),
  kind('chair', 'Chair', 'Oak,Walnut,Beech,Ash,Teak', 'Dining,Kitchen,Cafe,Reading,Porch', 'sand'),
  kind('bicycle', 'Bicycle', 'Steel,Titanium,Carbon,Alloy,Bamboo', 'Touring,City,Commuter,Leisure,Step-Through', 'moss'),
  kind('lantern', 'Lantern', 'Rice Paper,Mulberry Paper,Silk,Linen,Cotton', 'Garden,Porch,Festival,Patio,Evening', 'iris'),
  kind('headphones', 'Headphones', 'Walnut,Maple,Leather,Bamboo,Titanium', 'Studio,Wireless,Travel,Folding,Over-Ear', 'coral'),
  kind('ring-buoy', 'Ring Buoy', 'Cork,Foam,Canvas,Polyethylene', 'Rescue,Deck,Dinghy,Poolside,Marina', 'aqua'),
  kind('camera', 'Camera', 'Brass,Titanium,Steel,Leather,Magnesium', 'Compact,Travel,Film,Pocket,Rangefinder', 'teal'),
  kind('running-shoes', 'Running Shoes', 'Mesh,Soft Knit,Merino,Ripstop,Recycled Nylon', 'Trail,Road,Tempo,Everyday,Lightweight', 'moss'),
  kind('compass', 'Compass', 'Brass,Silver,Bronze,Copper,Walnut', 'Pocket,Trail,Sailing,Field,Explorer', 'slate'),
  kind('pond-yacht', 'Pond Yacht', 'Cedar,Balsa,Mahogany,Pine,Oak', 'Classic,Racing,Display,Heritage,Junior', 'coral'),
  kind('scarf', 'Scarf', 'Wool,Merino,Cashmere,Alpaca,Lambswool', 'Ribbed,Winter,Fringed,Travel,Chunky', 'slate'),
  kind('radio', 'Radio', 'Walnut,Oak,Bamboo,Cherry Wood,Steel', 'Tabletop,Kitchen,Portable,Bedside,Cabin', 'sun'),
  kind('tent', 'Tent', 'Canvas,Cotton,Ripstop,Polyester,Nylon', 'Two-Person,Family,Riverside,Festival,Weekend', 'sand'),
  kind('sunglasses', 'Sunglasses', 'Acetate,Bamboo,Titanium,Walnut,Steel', 'Beach,Sailing,Driving,Weekend,Everyday', 'sun'),
  kind('candle', 'Candle', 'Beeswax,Soy Wax,Coconut Wax,Rapeseed Wax', 'Pillar,Table,Garden,Evening,Winter', 'iris'),
  kind('hiking-boots', 'Hiking Boots', 'Leather,Suede,Nubuck,Waxed Canvas', 'Trail,Mountain,Mid-Cut,Winter,Waterproof', 'moss'),
  kind('electric-guitar', 'Electric Guitar', 'Maple,Mahogany,Ash,Alder,Walnut', 'Vintage,Stage,Studio,Travel,Solid-Body', 'teal'),
  kind('watch', 'Watch', 'Steel,Titanium,Bronze,Ceramic,Brass', 'Dive,Field,Dress,Everyday,Regatta', 'sand'),
  kind('kite', 'Kite', 'Nylon,Ripstop,Silk,Cotton,Polyester', 'Diamond,Beach,Meadow,Family,Festival', 'aqua'),
  kind('basket', 'Basket', 'Willow,Rattan,Seagrass,Wicker,Bamboo', 'Picnic,Market,Harvest,Beach,Garden', 'moss'),
  kind('socks', 'Socks', 'Wool,Merino,Cotton,Bamboo,Alpaca', 'Hiking,Ribbed,Everyday,Boot,Cushioned', 'coral'),
  kind('planter', 'Planter', 'Terracotta,Stoneware,Ceramic,Clay,Earthenware', 'Windowsill,Patio,Balcony,Herb,Garden', 'iris'),
  kind('suitcase', 'Suitcase', 'Polycarbonate,Canvas,Leather,Recycled Nylon', 'Cabin,Weekend,Carry-On,Family,Business', 'sun'),
  kind('coffee-cup', 'Coffee Cup', 'Porcelain,Stoneware,Bone China,Enamel,Earthenware', 'Breakfast,Bistro,Handmade,Morning,Barista', 'teal'),
  kind('skateboard', 'Skateboard', 'Maple,Bamboo,Birch,Ash,Oak', 'Cruiser,Street,Park,Classic,Beginner', 'coral'),
  kind('telescope', 'Telescope', 'Brass,Carbon,Steel,Titanium', 'Stargazing,Coastal,Travel,Balcony,Refractor', 'iris'),
  kind('flip-flops', 'Flip-Flops', 'Rubber,Cork,Leather,Hemp,Recycled Foam', 'Beach,Poolside,Summer,Everyday,Cushioned', 'sand'),
  kind('alarm-clock', 'Alarm Clock', 'Brass,Steel,Copper,Enamel', 'Bedside,Travel,Twin-Bell,Classic,Wind-Up', 'slate'),
  kind('rope', 'Rope', 'Hemp,Cotton,Nylon,Polyester', 'Mooring,Dock,Sailing,Camping,Deck', 'sun'),
  kind('sun-hat', 'Sun Hat', 'Straw,Raffia,Linen,Cotton,Seagrass', 'Wide-Brim,Garden,Beach,Packable,Holiday', 'aqua'),
  kind('notebook', 'Notebook', 'Leather,Linen,Cork,Canvas,Recycled Paper', 'Pocket,Travel,Dotted,Ruled,Field', 'coral'),
  kind('bucket', 'Bucket', 'Enamel,Tin,Steel,Rubber,Recycled Plastic', 'Beach,Garden,Deck,Boat,Wash', 'sand'),
  kind('hourglass', 'Hourglass', 'Brass,Walnut,Steel,Oak,Bamboo', 'Desk,Kitchen,Study,Half-Hour,Reading', 'slate'),
  kind('soap-bar', 'Soap Bar', 'Olive Oil,Lavender,Sea Salt,Oatmeal,Rosemary', 'Guest,Everyday,Handmade,Bath,Travel', 'teal'),
  kind('fishing-rod', 'Fishing Rod', 'Bamboo,Carbon,Graphite,Split Cane', 'Fly,River,Lake,Travel,Shore', 'moss'),
  kind('fountain-pen', 'Fountain Pen', 'Brass,Steel,Walnut,Resin,Titanium', 'Pocket,Calligraphy,Desk,Travel,Classic', 'iris'),
];

// So that code that needs no kinds, such as the service worker's, is built without them.
/* @__NO_SIDE_EFFECTS__ */
function kind(slug: string, noun: string, materials: string, qualities: string, tint: Tint): Kind {
  return { slug, noun, materials: materials.split(','), qualities: qualities.split(','), tint };
}

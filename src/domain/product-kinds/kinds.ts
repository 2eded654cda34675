/**
 * The product kinds. A title is `${material} ${quality} ${noun}`; every material suits every quality. The products of a
 * seed depend on the order and the number of kinds: changing either changes every catalogue.
 */
export const TINTS = ['aqua', 'teal', 'coral', 'sand', 'moss', 'iris', 'sun', 'slate'] as const;
export type Tint = (typeof TINTS)[number];

export interface Kind {
  /** The kind's part of file names: the noun in lower case, words joined by hyphens. */
  readonly slug: string;
  readonly noun: string;
  readonly materials: readonly string[];
  readonly qualities: readonly string[];
  /** The background tint of the picture. */
  readonly tint: Tint;
}

// prettier-ignore
export const KINDS: readonly Kind[] = [
  kind('Canoe', 'Cedar,Ash,Birch,Spruce,Walnut', 'Touring,River,Lake,Day,Expedition', 'aqua'),
  kind('Teapot', 'Stoneware,Porcelain,Enamel,Cast Iron,Earthenware', 'Breakfast,Family,Garden,Afternoon,Two-Cup', 'teal'),
  kind('Backpack', 'Canvas,Waxed Cotton,Recycled Nylon,Leather,Hemp', 'Day,Travel,Weekend,Commuter,School', 'sand'),
  kind('Umbrella', 'Cotton,Waxed Canvas,Recycled Nylon,Polyester,Pongee', 'Walking,Storm,City,Commuter,Golf', 'sun'),
  kind('Diving Mask', 'Silicone,Rubber,Tempered Glass,Polycarbonate', 'Reef,Lagoon,Junior,Travel,Freediving', 'aqua'),
  kind('Chair', 'Oak,Walnut,Beech,Ash,Teak', 'Dining,Kitchen,Cafe,Reading,Porch', 'sand'),
  kind('Bicycle', 'Steel,Titanium,Carbon,Alloy,Bamboo', 'Touring,City,Commuter,Leisure,Step-Through', 'moss'),
  kind('Lantern', 'Rice Paper,Mulberry Paper,Silk,Linen,Cotton', 'Garden,Porch,Festival,Patio,Evening', 'iris'),
  kind('Headphones', 'Walnut,Maple,Leather,Bamboo,Titanium', 'Studio,Wireless,Travel,Folding,Over-Ear', 'coral'),
  kind('Ring Buoy', 'Cork,Foam,Canvas,Polyethylene', 'Rescue,Deck,Dinghy,Poolside,Marina', 'aqua'),
  kind('Camera', 'Brass,Titanium,Steel,Leather,Magnesium', 'Compact,Travel,Film,Pocket,Rangefinder', 'teal'),
  kind('Running Shoes', 'Mesh,Soft Knit,Merino,Ripstop,Recycled Nylon', 'Trail,Road,Tempo,Everyday,Lightweight', 'moss'),
  kind('Compass', 'Brass,Silver,Bronze,Copper,Walnut', 'Pocket,Trail,Sailing,Field,Explorer', 'slate'),
  kind('Pond Yacht', 'Cedar,Balsa,Mahogany,Pine,Oak', 'Classic,Racing,Display,Heritage,Junior', 'coral'),
  kind('Scarf', 'Wool,Merino,Cashmere,Alpaca,Lambswool', 'Ribbed,Winter,Fringed,Travel,Chunky', 'slate'),
  kind('Radio', 'Walnut,Oak,Bamboo,Cherry Wood,Steel', 'Tabletop,Kitchen,Portable,Bedside,Cabin', 'sun'),
  kind('Tent', 'Canvas,Cotton,Ripstop,Polyester,Nylon', 'Two-Person,Family,Riverside,Festival,Weekend', 'sand'),
  kind('Sunglasses', 'Acetate,Bamboo,Titanium,Walnut,Steel', 'Beach,Sailing,Driving,Weekend,Everyday', 'sun'),
  kind('Candle', 'Beeswax,Soy Wax,Coconut Wax,Rapeseed Wax', 'Pillar,Table,Garden,Evening,Winter', 'iris'),
  kind('Hiking Boots', 'Leather,Suede,Nubuck,Waxed Canvas', 'Trail,Mountain,Mid-Cut,Winter,Waterproof', 'moss'),
  kind('Electric Guitar', 'Maple,Mahogany,Ash,Alder,Walnut', 'Vintage,Stage,Studio,Travel,Solid-Body', 'teal'),
  kind('Watch', 'Steel,Titanium,Bronze,Ceramic,Brass', 'Dive,Field,Dress,Everyday,Regatta', 'sand'),
  kind('Kite', 'Nylon,Ripstop,Silk,Cotton,Polyester', 'Diamond,Beach,Meadow,Family,Festival', 'aqua'),
  kind('Basket', 'Willow,Rattan,Seagrass,Wicker,Bamboo', 'Picnic,Market,Harvest,Beach,Garden', 'moss'),
  kind('Socks', 'Wool,Merino,Cotton,Bamboo,Alpaca', 'Hiking,Ribbed,Everyday,Boot,Cushioned', 'coral'),
  kind('Planter', 'Terracotta,Stoneware,Ceramic,Clay,Earthenware', 'Windowsill,Patio,Balcony,Herb,Garden', 'iris'),
  kind('Suitcase', 'Polycarbonate,Canvas,Leather,Recycled Nylon', 'Cabin,Weekend,Carry-On,Family,Business', 'sun'),
  kind('Coffee Cup', 'Porcelain,Stoneware,Bone China,Enamel,Earthenware', 'Breakfast,Bistro,Handmade,Morning,Barista', 'teal'),
  kind('Skateboard', 'Maple,Bamboo,Birch,Ash,Oak', 'Cruiser,Street,Park,Classic,Beginner', 'coral'),
  kind('Telescope', 'Brass,Carbon,Steel,Titanium', 'Stargazing,Coastal,Travel,Balcony,Refractor', 'iris'),
  kind('Flip-Flops', 'Rubber,Cork,Leather,Hemp,Recycled Foam', 'Beach,Poolside,Summer,Everyday,Cushioned', 'sand'),
  kind('Alarm Clock', 'Brass,Steel,Copper,Enamel', 'Bedside,Travel,Twin-Bell,Classic,Wind-Up', 'slate'),
  kind('Rope', 'Hemp,Cotton,Nylon,Polyester', 'Mooring,Dock,Sailing,Camping,Deck', 'sun'),
  kind('Sun Hat', 'Straw,Raffia,Linen,Cotton,Seagrass', 'Wide-Brim,Garden,Beach,Packable,Holiday', 'aqua'),
  kind('Notebook', 'Leather,Linen,Cork,Canvas,Recycled Paper', 'Pocket,Travel,Dotted,Ruled,Field', 'coral'),
  kind('Bucket', 'Enamel,Tin,Steel,Rubber,Recycled Plastic', 'Beach,Garden,Deck,Boat,Wash', 'sand'),
  kind('Hourglass', 'Brass,Walnut,Steel,Oak,Bamboo', 'Desk,Kitchen,Study,Half-Hour,Reading', 'slate'),
  kind('Soap Bar', 'Olive Oil,Lavender,Sea Salt,Oatmeal,Rosemary', 'Guest,Everyday,Handmade,Bath,Travel', 'teal'),
  kind('Fishing Rod', 'Bamboo,Carbon,Graphite,Split Cane', 'Fly,River,Lake,Travel,Shore', 'moss'),
  kind('Fountain Pen', 'Brass,Steel,Walnut,Resin,Titanium', 'Pocket,Calligraphy,Desk,Travel,Classic', 'iris'),
];

// Without this annotation the service worker's bundle would contain all kinds.
/* @__NO_SIDE_EFFECTS__ */
function kind(noun: string, materials: string, qualities: string, tint: Tint): Kind {
  return {
    slug: noun.toLowerCase().replaceAll(' ', '-'),
    noun,
    materials: materials.split(','),
    qualities: qualities.split(','),
    tint,
  };
}

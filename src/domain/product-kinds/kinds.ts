/*
 * The product kinds. A title is `${material} ${quality} ${noun}`; every material suits every quality, and both are true
 * of the picture: colour, gloss, shape and pattern. A kind needs 13 pairs for the 500 different titles of SPEC CAT23,
 * and a title fits two lines of a card on a phone.
 * The products of a seed depend on the order and the number of kinds: changing either changes every catalogue.
 */

/** Background tints of pictures: each has a hue in tokens.css. */
export const TINTS = ['aqua', 'teal', 'coral', 'sand', 'moss', 'iris', 'sun', 'slate'] as const;
export type Tint = (typeof TINTS)[number];

/** A product kind: one picture, and the words of its titles. */
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
  kind('Canoe', 'Cedar,Larch,Redwood', 'Touring,River,Lake,Day,Expedition', 'aqua'),
  kind('Teapot', 'Stoneware,Porcelain,Enamel', 'Breakfast,Family,Garden,Afternoon,Two-Cup', 'teal'),
  kind('Backpack', 'Nylon,Polyester,Ripstop', 'Day,Travel,Trail,Campus,School', 'sand'),
  kind('Umbrella', 'Cotton,Polyester,Pongee', 'Walking,Storm,City,Folding,Garden', 'sun'),
  kind('Diving Mask', 'Silicone,Rubber,Polycarbonate', 'Reef,Coral,Junior,Travel,Island', 'aqua'),
  kind('Chair', 'Walnut,Smoked Oak,Mahogany', 'Dining,Kitchen,Cafe,Desk,Porch', 'sand'),
  kind('Bicycle', 'Steel,Alloy,Chromoly', 'City,Commuter,Leisure,Weekend,Step-Through', 'moss'),
  kind('Lantern', 'Rice Paper,Mulberry Paper,Silk', 'Garden,Porch,Festival,Patio,Evening', 'iris'),
  kind('Headphones', 'Steel,Titanium,Alloy', 'Studio,Wireless,Travel,Folding,Over-Ear', 'coral'),
  kind('Ring Buoy', 'Foam,Vinyl,Polyethylene', 'Rescue,Deck,Dinghy,Pool,Marina', 'aqua'),
  kind('Camera', 'Titanium,Steel,Magnesium', 'Compact,Travel,Film,Pocket,Street', 'teal'),
  kind('Running Shoes', 'Mesh,Soft Knit,Ripstop', 'City,Road,Tempo,Everyday,Light', 'moss'),
  kind('Compass', 'Brass,Bronze,Gilded Steel', 'Pocket,Trail,Sailing,Field,Explorer', 'slate'),
  kind('Pond Yacht', 'Mahogany,Red Cedar,Painted Pine', 'Classic,Racing,Lake,Model,Junior', 'coral'),
  kind('Scarf', 'Wool,Merino,Alpaca,Cashmere', 'Fringed,Winter,Travel,Two-Tone', 'slate'),
  kind('Radio', 'Steel,Tin,Alloy', 'Tabletop,Kitchen,Portable,Bedside,Cabin', 'sun'),
  kind('Tent', 'Canvas,Ripstop,Nylon', 'Two-Person,Ridge,Riverside,Festival,Weekend', 'sand'),
  kind('Sunglasses', 'Acetate,Nylon,Resin', 'Beach,Sailing,Driving,Weekend,Everyday', 'sun'),
  kind('Candle', 'Soy Wax,Coconut Wax,Rapeseed Wax', 'Pillar,Table,Garden,Evening,Winter', 'iris'),
  kind('Hiking Boots', 'Leather,Suede,Nubuck', 'Trail,Mountain,Mid-Cut,Winter,Woodland', 'moss'),
  kind('Electric Guitar', 'Alder,Basswood,Mahogany', 'Vintage,Stage,Studio,Classic,Concert', 'teal'),
  kind('Watch', 'Steel,Titanium,Ceramic', 'Sports,Field,Dress,Everyday,Regatta', 'sand'),
  kind('Kite', 'Nylon,Ripstop,Silk', 'Diamond,Beach,Meadow,Family,Festival', 'aqua'),
  kind('Basket', 'Willow,Rattan,Wicker', 'Picnic,Market,Harvest,Beach,Garden', 'moss'),
  kind('Socks', 'Cotton,Merino,Bamboo', 'Striped,Crew,Everyday,Boot,Weekend', 'coral'),
  kind('Planter', 'Terracotta,Clay,Earthenware', 'Windowsill,Patio,Balcony,Herb,Garden', 'iris'),
  kind('Suitcase', 'Polycarbonate,Polypropylene', 'Cabin,Weekend,Carry-On,Family,Business,Travel,Holiday', 'sun'),
  kind('Coffee Cup', 'Porcelain,Stoneware,Bone China', 'Cafe,Bistro,Family,Daily,Barista', 'teal'),
  kind('Skateboard', 'Maple,Bamboo,Birch', 'Weekend,Street,Park,Classic,Beginner', 'coral'),
  kind('Telescope', 'Titanium,Alloy,Steel', 'Night Sky,Coastal,Travel,Balcony,Refractor', 'iris'),
  kind('Flip-Flops', 'Rubber,Foam,Soft Foam', 'Beach,Pool,Summer,Garden,Padded', 'sand'),
  kind('Alarm Clock', 'Enamel,Red Steel,Red Tin', 'Bedside,Morning,Twin-Bell,Classic,Wind-Up', 'slate'),
  kind('Rope', 'Nylon,Polyester,Polypropylene', 'Mooring,Dock,Sailing,Camping,Deck', 'sun'),
  kind('Sun Hat', 'Straw,Raffia,Palm Leaf', 'Wide-Brim,Garden,Beach,Ribbon,Holiday', 'aqua'),
  kind('Notebook', 'Leather,Linen,Cloth', 'Pocket,Travel,Dotted,Ruled,Field', 'coral'),
  kind('Bucket', 'Enamel,Painted Steel,Recycled Plastic', 'Beach,Garden,Deck,Boat,Wash', 'sand'),
  kind('Hourglass', 'Steel,Pewter,Nickel', 'Desk,Kitchen,Study,Half-Hour,Reading', 'slate'),
  kind('Soap Bar', 'Rose,Lavender,Peony', 'Guest,Everyday,Hand,Bath,Travel', 'teal'),
  kind('Fishing Rod', 'Split Cane,Hickory,Greenheart', 'Fly,River,Lake,Pond,Shore', 'moss'),
  kind('Fountain Pen', 'Resin,Acrylic,Ebonite', 'Pocket,Script,Desk,Travel,Classic', 'iris'),
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

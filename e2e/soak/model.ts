import { HOME, isSame, LIST, type Screen } from './place.ts';

interface Line {
  readonly id: string;
  readonly qty: number;
}

export interface OwnReview {
  readonly text: string;
  readonly stars: string;
}

const MOST = 999;
/** How far back a walk goes: a browser keeps 50 entries, of which the first is not the shop's. */
const KEPT_VISITS = 40;

/**
 * What a visit comes to by the rules of SPEC.md alone, said as plainly as can be. It is told what the visitor
 * does, and shares no code with the shop.
 */
export class Model {
  /** Milliseconds since the walk began. */
  now = 0;
  visits: readonly Screen[] = [HOME];
  at = 0;
  cart: readonly Line[] = [];
  removed: { readonly line: Line; readonly at: number } | null = null;
  thanked = false;
  popup = false;
  menu = false;
  wide = true;
  /** The text of the header's search box. */
  box = '';
  /** The stepper of the product page. */
  quantity = 1;
  /** When the skeleton cards give way. */
  searchingUntil = 0;
  /** Newest first. */
  searches: readonly string[] = [];
  /** By product id, newest first. */
  reviews: Readonly<Record<string, readonly OwnReview[]>> = {};
  /** When each product's button may be pressed again. */
  addedUntil = new Map<string, number>();

  get place(): Screen {
    return this.visits[this.at] ?? HOME;
  }

  get searching(): boolean {
    return this.place.screen === 'products' && this.now < this.searchingUntil;
  }

  isAdded(id: string): boolean {
    return this.now < (this.addedUntil.get(id) ?? 0);
  }

  /** A link, wherever it stands. */
  follow(to: Screen): void {
    this.popup = false;
    this.menu = false;
    if (to.screen === 'products') this.searchingUntil = this.now + 500;
    if (isSame(to, this.place)) return;
    const from = this.place;
    this.visits = [...this.visits.slice(0, this.at + 1), to].slice(-KEPT_VISITS);
    this.at = this.visits.length - 1;
    this.leave(from);
  }

  travel(by: -1 | 1): void {
    const from = this.place;
    this.at += by;
    this.searchingUntil = 0;
    this.popup = false;
    this.menu = false;
    this.leave(from);
  }

  reload(): void {
    Object.assign(this, { popup: false, menu: false, removed: null, thanked: false, quantity: 1 });
    this.reviews = {};
    this.addedUntil.clear();
    this.searchingUntil = this.now + 500;
    this.box = this.place.text;
  }

  /** `typed` in the box of the header or of the menu, or chosen from its list. */
  search(typed: string, inMenu = false): void {
    const text = typed.trim();
    if (text !== '') {
      const others = this.searches.filter((other) => alike(other) !== alike(text));
      this.searches = [text, ...others].slice(0, 10);
    }
    if (!inMenu) this.box = text;
    if (this.place.screen === 'products') {
      this.replace({ ...this.place, text });
      this.searchingUntil = this.now + 500;
    } else this.follow({ ...LIST, text });
  }

  /** A change of the list: in place of the address shown. */
  replace(to: Screen): void {
    const from = this.place;
    this.popup = false;
    this.menu = false;
    this.visits = this.visits.with(this.at, to);
    this.leave(from);
  }

  add(id: string, qty: number): void {
    const there = this.cart.find((line) => line.id === id);
    if (there) this.setQty(id, Math.min(MOST, there.qty + qty));
    else this.change([...this.cart, { id, qty }]);
  }

  setQty(id: string, qty: number): void {
    this.change(this.cart.map((line) => (line.id === id ? { id, qty } : line)));
  }

  /** The plus (1) or minus (-1) of a line of the cart page. */
  step(id: string, by: -1 | 1): void {
    const qty = (this.cart.find((line) => line.id === id)?.qty ?? 0) + by;
    if (qty === 0) this.remove(id);
    else this.setQty(id, Math.min(MOST, qty));
  }

  remove(id: string): void {
    const at = this.cart.findIndex((line) => line.id === id);
    const line = this.cart[at];
    this.change(this.cart.filter((other) => other.id !== id));
    if (line) this.removed = { line, at };
  }

  undo(): void {
    if (this.removed) this.change(this.cart.toSpliced(this.removed.at, 0, this.removed.line));
  }

  checkout(): void {
    this.change([]);
    this.thanked = true;
  }

  review(id: string, text: string, stars: string): void {
    if (text.trim() === '') return;
    const review = { text: text.trim(), stars };
    this.reviews = { ...this.reviews, [id]: [review, ...(this.reviews[id] ?? [])] };
  }

  private change(cart: readonly Line[]): void {
    this.cart = cart;
    this.removed = null;
  }

  private leave(from: Screen): void {
    const to = this.place;
    if (!isSame(from, to)) this.removed = null;
    if (from.screen !== to.screen || from.id !== to.id) {
      this.thanked = false;
      this.quantity = 1;
    }
    // The box shows what the list asks for; what is typed stays until something else is asked for.
    if (askedAt(from) !== askedAt(to)) this.box = askedAt(to) ?? '';
  }
}

function askedAt({ screen, text }: Screen): string | null {
  return screen === 'products' ? text : null;
}

/** The form in which two searches are the same. */
function alike(text: string): string {
  return text.toLowerCase().split(/\s+/).join(' ');
}

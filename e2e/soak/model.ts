import { HOME, isSame, LIST, type Screen } from './screens.ts';

interface Line {
  readonly id: string;
  readonly qty: number;
}

const MAX_QTY = 999;
/** A browser has 50 history entries, the first of which is not the shop's. */
const MAX_ENTRIES = 40;
const SKELETONS_MS = 500;

/** The state of a visit by the rules of SPEC.md, sharing no code with the shop. */
export class Model {
  /** Milliseconds since the walk began. */
  now = 0;
  entries: readonly Screen[] = [HOME];
  index = 0;
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
  searchingUntil = 0;
  /** Newest first. */
  searches: readonly string[] = [];
  /** Text and rating by product id, newest first. */
  reviews: Readonly<Record<string, readonly (readonly [text: string, stars: string])[]>> = {};
  /** When the Added! of each button ends. */
  addedUntil = new Map<string, number>();

  get screen(): Screen {
    return this.entries[this.index] ?? HOME;
  }

  get searching(): boolean {
    return this.screen.kind === 'products' && this.now < this.searchingUntil;
  }

  isAdded(button: string): boolean {
    return this.now < (this.addedUntil.get(button) ?? 0);
  }

  follow(to: Screen): void {
    if (to.kind === 'products') this.searchingUntil = this.now + SKELETONS_MS;
    const isNew = !isSame(to, this.screen);
    this.goTo(() => {
      if (!isNew) return;
      this.entries = [...this.entries.slice(0, this.index + 1), to].slice(-MAX_ENTRIES);
      this.index = this.entries.length - 1;
    });
  }

  travel(by: -1 | 1): void {
    this.searchingUntil = 0;
    this.goTo(() => (this.index += by));
  }

  /** The list replaces the current history entry. */
  replace(to: Screen): void {
    this.goTo(() => (this.entries = this.entries.with(this.index, to)));
  }

  reload(): void {
    Object.assign(this, { popup: false, menu: false, removed: null, thanked: false, quantity: 1 });
    this.reviews = {};
    this.addedUntil.clear();
    this.searchingUntil = this.now + SKELETONS_MS;
    this.box = this.screen.text;
  }

  /** `typed` in the search box of the header or of the menu, or chosen among its suggestions. */
  search(typed: string): void {
    const text = typed.trim();
    if (text !== '') {
      const others = this.searches.filter((other) => normalise(other) !== normalise(text));
      this.searches = [text, ...others].slice(0, 10);
    }
    if (!this.menu) this.box = text;
    if (this.screen.kind === 'products') {
      this.replace({ ...this.screen, text });
      this.searchingUntil = this.now + SKELETONS_MS;
    } else this.follow({ ...LIST, text });
  }

  add(id: string, qty: number): void {
    const line = this.cart.find((other) => other.id === id);
    if (line) this.setQty(id, Math.min(MAX_QTY, line.qty + qty));
    else this.change([...this.cart, { id, qty }]);
  }

  setQty(id: string, qty: number): void {
    this.change(this.cart.map((line) => (line.id === id ? { id, qty } : line)));
  }

  /** The plus (1) or minus (-1) of a line of the cart page. */
  step(id: string, by: -1 | 1): void {
    const qty = (this.cart.find((line) => line.id === id)?.qty ?? 0) + by;
    if (qty === 0) this.remove(id);
    else this.setQty(id, Math.min(MAX_QTY, qty));
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
    this.reviews = {
      ...this.reviews,
      [id]: [[text.trim(), stars], ...(this.reviews[id] ?? [])],
    };
  }

  private change(cart: readonly Line[]): void {
    this.cart = cart;
    this.removed = null;
  }

  private goTo(navigate: () => void): void {
    const from = this.screen;
    navigate();
    const to = this.screen;
    this.popup = false;
    this.menu = false;
    if (!isSame(from, to)) this.removed = null;
    if (from.kind !== to.kind || from.id !== to.id) {
      this.thanked = false;
      this.quantity = 1;
    }
    // The search box shows the query of the list; a text that is only typed stays until that query changes.
    if (queryOf(from) !== queryOf(to)) this.box = queryOf(to) ?? '';
  }
}

function queryOf({ kind, text }: Screen): string | null {
  return kind === 'products' ? text : null;
}

function normalise(text: string): string {
  return text.toLowerCase().split(/\s+/).join(' ');
}

/** A heading of one window width. Its width is in px. */
interface HeadingWidth {
  readonly name: string;
  readonly width: number;
  /** Differs on both sides of a breakpoint: the media queries that match, and the rows and columns around it. */
  readonly layout: string;
}

/** Runs in the page. Reports words that are broken inside, and text columns of fewer than eight characters. */
export function findBrokenText(): string[] {
  const errors: string[] = [];
  const range = document.createRange();
  const linesOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    // An address to copy has no words.
    if (!element || !text.trim() || /^https?:/.test(text)) continue;
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (
      !visible ||
      element.closest('option, textarea, code, pre, .visually-hidden, [data-skeleton]')
    )
      continue;
    const lines = linesOf(node, 0, text.length);
    if (lines.length < 2) continue;
    // After a hyphen, a dash or a slash a line may end.
    for (const { 0: word, index } of text.matchAll(/[^\s\u200B\-–—/]+/g)) {
      const tops = linesOf(node, index, index + word.length).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) errors.push(`“${word}” is broken in “${text.slice(0, 40)}”`);
    }
    let block: Element | null = element;
    while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) {
      block = block.parentElement;
    }
    if (!(block instanceof HTMLElement)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const column = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const letter = lines.reduce((sum, { width }) => sum + width, 0) / text.length;
    if (text.trim().length > 8 && column < 8 * letter) {
      errors.push(`“${text.slice(0, 40)}” has ${Math.round(column / letter)} characters a line`);
    }
  }
  for (const field of document.querySelectorAll<HTMLElement>(
    'input:is([type="search"], [type="text"])',
  )) {
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
    const column = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (field.checkVisibility() && column < 8 * 0.5 * parseFloat(fontSize)) {
      errors.push(`the field “${field.id}” is ${Math.round(column)} px wide`);
    }
  }
  return errors;
}

/** Runs in the page. Reports controls that lie under another control, outside what is open above the page. */
export function findCoveredControls(): string[] {
  const modal = document.querySelector('dialog:modal');
  // A control alone may be positioned, too: it is a part of the page.
  const layerOf = (control: Element): Element | null => {
    for (let at = control.parentElement; at; at = at.parentElement) {
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  /** The part of a box that is not scrolled out of sight. */
  const shown = ({ left, right, top, bottom }: DOMRect, control: Element) => {
    const part = { left, right, top, bottom };
    for (let at = control.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const view = at.getBoundingClientRect();
      part.top = Math.max(part.top, view.top);
      part.bottom = Math.min(part.bottom, view.bottom);
    }
    return part;
  };
  const controls = [
    ...(modal ?? document).querySelectorAll('a, button, input, select, textarea, summary'),
  ]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches('.visually-hidden') &&
        getComputedStyle(control).clipPath === 'none',
    )
    .map((control) => {
      // A link that wraps has a box for each line.
      const boxes = [...control.getClientRects()].map((box) => shown(box, control));
      return { control, boxes, layer: layerOf(control) };
    });
  const name = ({ control }: { control: Element }) =>
    `“${(control.getAttribute('aria-label') ?? (control.textContent.trim() || control.id)).slice(0, 40)}”`;
  const errors: string[] = [];
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      const nested = one.control.contains(other.control) || other.control.contains(one.control);
      if (nested || one.layer !== other.layer) continue;
      const overlaps = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
        ),
      );
      if (overlaps) errors.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  return errors;
}

/** Runs in the page. The headings of level 1 and 2, in the order of the document. */
export function measureHeadings(): HeadingWidth[] {
  const conditions = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /width/.test(rule.conditionText)) {
        conditions.add(rule.conditionText);
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const media = [...conditions].map((condition) => Number(matchMedia(condition).matches)).join('');
  return [...document.querySelectorAll('h1, h2')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('article, .visually-hidden'))
    .map((heading) => {
      const columns = [];
      for (let at: Element | null = heading; at; at = at.parentElement) {
        const { display, gridTemplateColumns } = getComputedStyle(at);
        const boxes = [...at.children].map((child) => child.getBoundingClientRect());
        const rows = boxes.filter(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? 0));
        columns.push(display === 'flex' ? rows.length : gridTemplateColumns.split(' ').length);
      }
      const { width } = heading.getBoundingClientRect();
      return { name: heading.textContent, width, layout: `${media} ${columns.join(',')}` };
    });
}

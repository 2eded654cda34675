/** Runs in the page. Reports broken images, a horizontal scrollbar and elements outside the viewport. */
export function findLayoutErrors(): string[] {
  const { scrollWidth } = document.documentElement;
  const errors = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => `broken image ${image.src}`);
  if (scrollWidth > innerWidth) errors.push(`overflow: ${scrollWidth} in ${innerWidth} px`);
  const clipped = (element: Element) => {
    // Only decorative water may reach out of `main`.
    for (let at = element.parentElement; at && !at.matches('main, body'); at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.closest('[aria-hidden="true"]')) return false;
    return (right > innerWidth + 1 || left < -1) && !clipped(element);
  });
  const inner = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  );
  for (const element of inner.slice(0, 3)) {
    const { left, right } = element.getBoundingClientRect();
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
    const name = `${element.tagName.toLowerCase()} “${words}”`;
    errors.push(`${name} extends from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return errors;
}

/** Runs in the page. Reports text that is clipped, or overlaps other text of the same card, row or form. */
export function findTextErrors(): string[] {
  const words = (element: Element) =>
    `“${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30)}”`;
  const isWords = (node: Node) =>
    node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());
  const leaves = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some(isWords) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, option, mark, [data-skeleton]'),
  );
  const groups = 'article, li, form, dl, nav, header, footer, dialog, [role="dialog"], section';
  const layer = (element: Element | null) => {
    for (let at = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const boxes = leaves.map((element) => {
    const rects = [...element.childNodes].filter(isWords).flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });
    return { element, rects, group: element.closest(groups), layer: layer(element) };
  });
  const errors: string[] = [];
  for (const { element, rects } of boxes) {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at === document.body || at.tagName === 'TEXTAREA') break;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      // The ellipsis shows that text is clipped.
      if (textOverflow === 'ellipsis') break;
      const box = at.getBoundingClientRect();
      const clipsX = /hidden|clip/.test(overflowX);
      const clipsY = /hidden|clip/.test(overflowY);
      const clippedText = rects.some(
        ({ left, right, top, bottom }) =>
          (clipsX && (left < box.left - 1 || right > box.right + 1)) ||
          (clipsY && (top < box.top - 4 || bottom > box.bottom + 4)),
      );
      if (clippedText) errors.push(`${words(element)} is clipped`);
      // What it scrolls can be seen.
      if (/auto|scroll/.test(overflowX)) break;
    }
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const apart = one.group !== other.group || one.layer !== other.layer;
      const { parentElement: sentence } = one.element;
      const isQuote = sentence === other.element.parentElement && sentence?.matches(':has(> bdi)');
      if (apart || isQuote || one.element.contains(other.element)) continue;
      const overlap = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
        ),
      );
      if (overlap) errors.push(`${words(one.element)} overlaps ${words(other.element)}`);
    }
  }
  return errors;
}

/** Runs in the page. The horizontal centres of visible controls and pictures, in px from that of the page. */
export function findCentres(): { name: string; x: number }[] {
  const controls = document.querySelectorAll('a, button, input, select, img:not([aria-hidden] *)');
  for (const scrolled of document.querySelectorAll('main *')) scrolled.scrollLeft = 0;
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      const { left, right } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return { name, x: (left + right - document.documentElement.clientWidth) / 2 };
    });
}

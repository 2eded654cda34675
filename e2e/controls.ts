import type { Page } from '@playwright/test';

/**
 * The controls on the page that are no target of `size` px each way: an act at the middle of it, or
 * half a `size` (less one, which rounding may take) to any side of that, does not reach the control.
 * Links within a sentence are left out.
 */
export function missedControls(
  page: Page,
  size: number,
  which = 'a, button, input, select, textarea',
): Promise<readonly string[]> {
  return page.evaluate(
    ([size, which]) => {
      const modal = document.querySelector('dialog:modal');
      const controls = [...(modal ?? document).querySelectorAll(which)];
      const seen = controls.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled, .visually-hidden') &&
          getComputedStyle(control).clipPath === 'none' &&
          getComputedStyle(control).display !== 'inline',
      );
      const reach = size / 2 - 1;
      const missed = seen.filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [x, y],
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        return !points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit === control || control.contains(hit);
        });
      });
      return missed.map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${control.tagName} “${name.trim()}”: ${Math.round(width)} × ${Math.round(height)}`;
      });
    },
    [size, which] as const,
  );
}

/** What is wrong with how the element that has the focus shows it: no outline, or something lies over it. */
export function focusFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    const faults = [];
    // A box may carry the outline for the field or link in it.
    const carriers = [focused, focused.closest('form'), focused.closest('article')];
    const outlined = carriers.some((carrier) => {
      if (!carrier) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(carrier);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!outlined) faults.push(`${name}: no outline`);
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // The corners of a round control are not its own.
    const round = 0.2 * Math.min(box.width, box.height);
    const points = [
      [x, y],
      [x, box.top + 2],
      [x, box.bottom - 2],
      [box.left + 2, y],
      [box.right - 2, y],
      [box.left + round, box.top + round],
      [box.right - round, box.top + round],
      [box.left + round, box.bottom - round],
      [box.right - round, box.bottom - round],
    ] as const;
    const covered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return !hit || !(hit === focused || hit.contains(focused) || focused.contains(hit));
    });
    if (covered) faults.push(`${name}: covered, or out of view`);
    return faults;
  });
}

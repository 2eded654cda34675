import type { Page } from '@playwright/test';

const GROUNDS = ['ground', 'surface', 'raised', 'sand', 'wash'];
const LINES = ['control-line', 'star', 'focus', 'accent', 'bad'];
const TEXTS = ['ink', 'ink-soft', 'accent-ink'];
/** Behind the words of the home page, the thank-you and the page without JavaScript: axe does not see through a gradient. */
const SKIES = ['sky', 'sky-low'];

/** The colours of the tokens that stand out too little: 3 to 1 for lines, 7 to 1 for text. */
export async function faintPairs(page: Page): Promise<readonly string[]> {
  const lines = LINES.flatMap((line) => GROUNDS.map((ground) => ({ line, ground, least: 3 })));
  const texts = TEXTS.flatMap((line) =>
    [...GROUNDS, ...SKIES].map((ground) => ({ line, ground, least: 7 })),
  );
  const faint: string[] = [];
  for (const { line, ground, least } of [...lines, ...texts]) {
    const ratio = await contrast(page, line, ground);
    if (ratio < least) faint.push(`${line} on ${ground}: ${ratio.toFixed(2)}`);
  }
  return faint;
}

/** The contrast of WCAG 2.2 between the colours of two tokens, named without their dashes: 1 to 21. */
export function contrast(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    (tokens) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const brush = document.createElement('canvas').getContext('2d');
      const [a = 0, b = 0] = tokens.map((token) => {
        probe.style.color = `var(--${token})`;
        if (!brush) throw new Error('no canvas');
        brush.fillStyle = getComputedStyle(probe).color;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
      probe.remove();
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    },
    [one, other],
  );
}

/** The controls that no line, underline or outline sets apart. */
export function withoutLine(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('a, button, input, select, textarea');
    return [...controls]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        // A stepper, the search form and a card have one line around all that is in them.
        const boxes = [control, control.parentElement, control.closest('[role="search"], article')];
        return !boxes.some((box) => {
          if (!box) return false;
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(box);
          return (
            (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) ||
            textDecorationLine === 'underline'
          );
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** What a system colour, such as `Highlight`, is here. */
export function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

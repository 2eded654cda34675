import { htmlData } from '#prerender/contract.ts';

/** Returns the text to show instead of the healthy text. */
export type TextChange = (healthy: string, element: Element) => string;

interface Rule {
  readonly selector: string;
  readonly change: TextChange;
}

const rules = new Set<Rule>();

/** The text nodes with a changed text, and their healthy texts. */
const changed = new Map<Text, string>();

let observer: MutationObserver | null = null;

/**
 * Changes the text of each matching element, now and after each change of the document, until `signal` aborts. All
 * rules share one observer and apply in turn: with an observer each, two rules for one text would overwrite each other
 * forever.
 */
export function changeText(rule: Rule, signal: AbortSignal): void {
  observer ??= new MutationObserver((records) => update(records));
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  rules.add(rule);
  update();
  signal.addEventListener(
    'abort',
    () => {
      rules.delete(rule);
      update();
      if (rules.size === 0) observer?.disconnect();
    },
    { once: true },
  );
}

function update(records = observer?.takeRecords() ?? []): void {
  // The app has rendered these texts: they are healthy, even if equal to what a fault showed.
  for (const { type, target } of records)
    if (type === 'characterData' && target instanceof Text) changed.delete(target);
  renderTexts();
  // Discards the records of the changes made here.
  observer?.takeRecords();
}

function renderTexts(): void {
  // A changed text would be a hydration mismatch.
  if (htmlData().ready === undefined) return;
  const texts = new Map<Text, string>();
  for (const { selector, change } of rules) {
    for (const element of document.querySelectorAll(selector)) {
      for (const node of element.childNodes) {
        if (node instanceof Text)
          texts.set(node, change(texts.get(node) ?? healthyText(node), element));
      }
    }
  }
  for (const [node, healthy] of changed) {
    if (texts.has(node)) continue;
    node.data = healthy;
    changed.delete(node);
  }
  for (const [node, shown] of texts) {
    changed.set(node, healthyText(node));
    if (node.data !== shown) node.data = shown;
  }
}

function healthyText(node: Text): string {
  return changed.get(node) ?? node.data;
}

import { htmlData } from '#prerender/contract.ts';

/** Returns the text to show in place of the healthy one. */
export type TextChange = (healthy: string, element: Element) => string;

interface Rule {
  readonly selector: string;
  readonly change: TextChange;
}

const rules = new Set<Rule>();

/** The text nodes that are changed now. */
const changed = new Map<Text, { readonly healthy: string; readonly shown: string }>();

/**
 * Changes the text of each element that matches, whenever `renderTexts` is called, until `signal` aborts. Several
 * changes of one text apply one after the other: each fault watching the text by itself would undo the others' without
 * end.
 */
export function changeText(rule: Rule, signal: AbortSignal): void {
  rules.add(rule);
  signal.addEventListener(
    'abort',
    () => {
      rules.delete(rule);
      renderTexts();
    },
    { once: true },
  );
}

export function renderTexts(): void {
  // Hydration fails on a text that is not the rendered one.
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
  for (const [node, { healthy, shown }] of changed) {
    if (texts.has(node)) continue;
    if (node.data === shown) node.data = healthy;
    changed.delete(node);
  }
  for (const [node, shown] of texts) {
    changed.set(node, { healthy: healthyText(node), shown });
    if (node.data !== shown) node.data = shown;
  }
}

function healthyText(node: Text): string {
  const change = changed.get(node);
  return change?.shown === node.data ? change.healthy : node.data;
}

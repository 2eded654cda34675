import { formatPrice } from '#domain/money.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import type { Ecommerce, LogEntry } from '../../public/rivulet.d.ts';

/** An event of the log as the panel shows it. */
interface LogLine {
  /** The subject: a product's title, a number of products, a search term. May be empty. */
  readonly item: string;
  /** `$99.80`; empty for an event without a value. */
  readonly value: string;
  /** Since the lab was opened: `8.4 s`, `2:05`. */
  readonly time: string;
}

export function logLine(entry: LogEntry): LogLine {
  const value = 'ecommerce' in entry ? entry.ecommerce.value : undefined;
  return {
    item: itemOf(entry),
    value: value === undefined ? '' : formatPrice(value.toFixed(2)),
    time: formatTime(entry.t),
  };
}

/** Whether an entry makes a line: another script may have stored it. */
export function isValid(entry: LogEntry): boolean {
  try {
    const numbers: readonly unknown[] = [entry.n, entry.t];
    const texts: readonly unknown[] = [entry.event, ...Object.values(logLine(entry))];
    return (
      numbers.every((one) => typeof one === 'number') &&
      texts.every((one) => typeof one === 'string')
    );
  } catch {
    return false;
  }
}

function itemOf(entry: LogEntry): string {
  if ('ecommerce' in entry) return productsOf(entry.ecommerce);
  switch (entry.event) {
    case 'search':
    case 'view_search_results':
      return `“${entry.search_term}”`;
    case 'filter':
      return `${entry.sort}, rating ${entry.rating} to 5, $${entry.min_price} to $${entry.max_price}`;
    case 'review':
      return `${titleOf(entry.item_id)}, ${entry.rating} of 5`;
    case 'share':
      return titleOf(entry.item_id) || entry.content_type;
    case 'undo':
      return '';
    case 'end':
      return entry.answer;
    case 'error':
      return entry.message;
    default:
      return entry satisfies never;
  }
}

function productsOf({ items }: Ecommerce): string {
  const [item] = items;
  if (!item) return '';
  if (items.length > 1) return `${items.length} products`;
  return item.quantity === 1 ? item.item_name : `${item.quantity} × ${item.item_name}`;
}

function titleOf(id: string | undefined): string {
  return (id !== undefined && productFromId(id)?.title) || '';
}

/** Milliseconds as seconds with one decimal, from a minute on as minutes and seconds. */
function formatTime(ms: number): string {
  if (ms < 60_000) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

import type { Summary } from './results.ts';
import { percentOf } from './table.ts';

/** A line for each player and mode. */
interface Series {
  readonly name: string;
  readonly colour: string;
  readonly summaries: readonly Summary[];
}

const COLOURS = ['#0b6e69', '#b4531a', '#4b4fa3', '#7a7a00', '#a3246b', '#31688e'];

/** The left end of the scale, its width, and the height of a line. */
const [LEFT, WIDTH, LINE] = [260, 400, 20];

/** Draws the means of players with their intervals, group by group, as SVG. */
export function drawResults(
  players: readonly { readonly player: string; readonly summaries: readonly Summary[] }[],
): string {
  const series = players
    .flatMap(({ player, summaries }) =>
      [...new Set(summaries.map(({ mode }) => mode))].map((mode) => ({
        name: `${player} by ${mode}`,
        summaries: summaries.filter((one) => one.mode === mode),
      })),
    )
    .map((one, at): Series => ({ ...one, colour: COLOURS[at % COLOURS.length] ?? '' }));
  const groups = [...new Set(series.flatMap((one) => one.summaries.map(({ group }) => group)))];
  const rows = groups.flatMap((group) => [
    { heading: group, draw: (y: number) => text(10, y, group, 'font-weight="bold"') },
    ...series.flatMap((one) => {
      const summary = one.summaries.find((some) => some.group === group);
      return summary ? [{ draw: (y: number) => drawRow(y, one, summary) }] : [];
    }),
  ]);
  const bottom = (rows.length + 2) * LINE;
  const scale = [0, 25, 50, 75, 100].map((percent) => {
    const x = LEFT + (WIDTH * percent) / 100;
    return `<path d="M${x} ${LINE * 1.5}V${bottom}" stroke="#ddd"/>${text(x, LINE, `${percent}%`, 'text-anchor="middle"')}`;
  });
  const title = 'Solved tasks, with 95% intervals clustered by template';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${bottom + 10}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${title}"><title>${title}</title><rect width="100%" height="100%" fill="#fff"/>${scale.join('')}${rows.map(({ draw }, at) => draw((at + 2) * LINE)).join('')}</svg>\n`;
}

function drawRow(y: number, { name, colour }: Series, { mean }: Summary): string {
  const [x = 0, from, to] = [mean.value, mean.low, mean.high].map((share) => LEFT + WIDTH * share);
  const line = `<path d="M${from?.toFixed(1)} ${y}H${to?.toFixed(1)}" stroke="${colour}" stroke-width="2"/>`;
  const dot = `<circle cx="${x.toFixed(1)}" cy="${y}" r="4" fill="${colour}"/>`;
  return `${text(20, y, name)}${line}${dot}${text(LEFT + WIDTH + 15, y, percentOf(mean))}`;
}

/** `y` is the middle of the line. */
function text(x: number, y: number, content: string, attributes = ''): string {
  const escaped = content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" dy="0.35em" ${attributes}>${escaped}</text>`;
}

import { escapeHtml } from '../../vite-plugins/documents/escape-html.mjs';

const STYLE = `
  body { margin: 0; font: 15px system-ui, sans-serif; }
  section { padding: 24px; color-scheme: light; background: #dfe6e8; color: #12303a; }
  section.dark { color-scheme: dark; background: #0a1216; color: #d7e6ea; }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 24px; }
  figure { margin: 0; }
  a { display: block; max-height: 720px; overflow: hidden; border: 1px solid; color: inherit; }
  img { display: block; width: 100%; }
`;

/**
 * An HTML page with all pictures, a section for each series. Long pictures are cut off at 720 px and link to the whole.
 * @param {readonly { job: import('./plan.mjs').Job, problems: readonly string[] }[]} results
 */
export function contactSheet(results) {
  const names = new Set(results.map(({ job }) => job.series.name));
  const sections = [...names].map((name) => {
    const mine = results.filter(({ job }) => job.series.name === name);
    return `<section class="${mine[0]?.job.series.theme}"><h2>${name}</h2><div>${mine.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>${sections.join('\n')}`;
}

/** @param {Parameters<typeof contactSheet>[0][number]} result */
function figure({ job: { state, series }, problems }) {
  const src = `${series.name}/${state.name}.png`;
  const caption = [state.name, ...problems].map(escapeHtml).join('<br>');
  return `<figure><a href="${src}"><img src="${src}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

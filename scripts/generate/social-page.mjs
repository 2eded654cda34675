import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../vite-plugins/documents/escape-html.mjs';
import { colorTokens, readShopConfig } from '../../vite-plugins/read-shop-config.mjs';
import { loadModule } from '../load-module.mjs';

/** Product kinds on the picture, with their tints in src/domain/product-kinds/kinds.ts. */
const KINDS = [
  ['diving-mask', 'aqua'],
  ['suitcase', 'sun'],
  ['planter', 'iris'],
  ['compass', 'slate'],
  ['electric-guitar', 'teal'],
];

/** The wave of the home page. */
const WAVE =
  'M0 60c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0V420H0Z';

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; inline-size: 1200px; block-size: 630px; overflow: hidden;
    background: linear-gradient(var(--sky), var(--sky-low) 62%); color: var(--ink);
    font-family: var(--face-display); }
  .sun { position: absolute; inset: -420px -240px auto auto; inline-size: 1000px; aspect-ratio: 1;
    background: radial-gradient(closest-side, var(--sun), transparent); }
  svg.wave { position: absolute; inset-inline-start: 0; inline-size: 2400px; block-size: 420px;
    overflow: visible; stroke: var(--crest); stroke-width: 2.5; }
  .far { inset-block-start: 286px; translate: -190px; fill: var(--wave-far); }
  .mid { inset-block-start: 354px; translate: -420px; fill: var(--wave-mid); }
  .near { inset-block-start: 446px; translate: -70px; fill: var(--wave-near); }
  .deep { inset-block-start: 536px; translate: -300px; fill: var(--accent); stroke: none; opacity: .34; }
  .words { position: absolute; inset: 62px 76px auto; display: flex; align-items: center; gap: 20px; }
  .words svg { inline-size: 228px; block-size: 228px; margin-inline-start: -36px; flex: none; }
  h1 { font-size: 138px; font-weight: 600; letter-spacing: -.025em; line-height: .95; }
  p { margin: 14px 0 0 5px; font-size: 44px; font-weight: 450; color: var(--accent-ink); letter-spacing: -.005em; }
  ul { position: absolute; inset: 344px 76px auto; display: flex; gap: 22px; padding: 0; list-style: none; }
  li { flex: 1; padding: 9px; border-radius: 30px; background: var(--raised);
    box-shadow: 0 2px 4px oklch(30% .06 225 / 14%), 0 26px 44px -14px oklch(30% .08 225 / 48%); }
  li:nth-child(even) { translate: 0 18px; }
  .picture { display: block; border-radius: 22px; background: radial-gradient(120% 110% at 50% 22%,
    var(--picture-light) 0%, var(--picture-mid) 48%, var(--picture-deep) 100%); }
  img { display: block; inline-size: 100%; aspect-ratio: 1; }
`;

/**
 * The social picture as an HTML page of 1200 × 630 without external files.
 * @param {string} root
 * @param {string} mark  SVG paths of the mark
 */
export async function socialPage(root, mark) {
  const config = readShopConfig();
  const tokens = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
  const face = await dataUrl(join(root, 'src/styles/fonts/fraunces-soft.woff2'), 'font/woff2');
  const { PICTURE_FOLDER } = await loadModule('src/domain/product-kinds/picture-folder.ts');
  const pictures = await Promise.all(
    KINDS.map(async ([slug, tint]) => {
      const url = await dataUrl(
        join(root, 'public', PICTURE_FOLDER, `${slug}@2x.avif`),
        'image/avif',
      );
      return `<li><span class="picture" data-tint="${tint}"><img src="${url}" alt=""></span></li>`;
    }),
  );
  const waves = ['far', 'mid', 'near', 'deep'].map(
    (layer) =>
      `<svg class="wave ${layer}" viewBox="0 0 2400 420" preserveAspectRatio="none"><path d="${WAVE}"/></svg>`,
  );
  return `<!doctype html><meta charset="utf-8">
    <style>${colorTokens(config)}${tokens.replace('./fonts/fraunces-soft.woff2', face)}${STYLE}</style>
    <div class="sun"></div>
    ${waves.join('')}
    <div class="words">
      <svg viewBox="0 0 32 32">${mark}</svg>
      <div><h1>${escapeHtml(config.name)}</h1><p>${escapeHtml(config.tagline)}</p></div>
    </div>
    <ul>${pictures.join('')}</ul>`;
}

/**
 * @param {string} path
 * @param {string} type
 */
async function dataUrl(path, type) {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`;
}

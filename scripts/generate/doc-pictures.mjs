import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { messageOf, readOptions } from '../cli.mjs';
import { OUT } from '../screenshots/plan.mjs';

const HELP = `
Usage: node scripts/generate/doc-pictures.mjs

Cuts the pictures of the README out of those of "npm run shots", and writes them
to docs/pictures/ as WebP.

  --help  show this

Exit code: 0 done, 1 a picture is missing, 2 wrong use.
`;

const FOLDER = 'docs/pictures';

/** How high each is cut, in px; its width is that of the shot. */
const PICTURES = [
  { name: 'home', shot: 'home', width: 1280, height: 960 },
  { name: 'search', shot: 'suggestions', width: 1280, height: 640 },
  { name: 'product', shot: 'product', width: 1280, height: 800 },
  { name: 'phone', shot: 'home', width: 390, height: 844 },
];

async function main() {
  readOptions(HELP, {});
  await mkdir(FOLDER, { recursive: true });
  for (const { name, shot, width, height } of PICTURES) {
    for (const theme of ['light', 'dark']) {
      const file = join(FOLDER, `${name}-${theme}.webp`);
      const { size } = await sharp(join(OUT, `${width}-${theme}`, `${shot}.png`))
        .extract({ left: 0, top: 0, width, height })
        .webp({ quality: 80, effort: 6, smartSubsample: true })
        .toFile(file);
      console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
    }
  }
}

main().catch((error) => {
  console.error(`Could not cut the pictures: ${messageOf(error)}. Run npm run shots first.`);
  process.exit(1);
});

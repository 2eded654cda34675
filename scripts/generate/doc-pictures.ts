import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readOptions, runCommand } from '../cli.ts';

const HELP = `
Usage: npx tsx scripts/generate/doc-pictures.ts

Crops the pictures of the README from those of "npm run screenshots" and writes
them to docs/pictures/ as WebP.

  --help  print this help
`;

const SCREENSHOTS = 'shots';
const FOLDER = 'docs/pictures';

/** Size of each crop in px; the width is that of the screenshot. */
const PICTURES = [
  { name: 'home', screenshot: 'home', width: 1280, height: 960 },
  { name: 'search', screenshot: 'suggestions', width: 1280, height: 640 },
  { name: 'product', screenshot: 'product', width: 1280, height: 800 },
  { name: 'phone', screenshot: 'home', width: 390, height: 844 },
];

async function main(): Promise<void> {
  readOptions(HELP, {});
  await mkdir(FOLDER, { recursive: true });
  for (const { name, screenshot, width, height } of PICTURES) {
    for (const theme of ['light', 'dark']) {
      const file = join(FOLDER, `${name}-${theme}.webp`);
      const { size } = await sharp(join(SCREENSHOTS, `${width}-${theme}`, `${screenshot}.png`))
        .extract({ left: 0, top: 0, width, height })
        .webp({ quality: 80, effort: 6, smartSubsample: true })
        .toFile(file);
      console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
    }
  }
}

await runCommand(main, 'Could not crop the pictures (run npm run screenshots first)');

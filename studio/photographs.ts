import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { messageOf } from '#lib/message-of.ts';
import { picturesOf } from '../vite-plugins/goods/read-goods.ts';
import type { GoodsTable } from '../vite-plugins/goods/schema.ts';
import { nearest } from '#lib/nearest.ts';
import { filesOf, makeSizes } from './sizes.ts';

const FORMATS = new Set(['.avif', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp']);

interface Photographs {
  /** The file of each picture, by the picture's name: `desk-lamp-oak` of `desk-lamp-oak.jpg`. */
  readonly chosen: ReadonlyMap<string, string>;
  /** One line for each other file: its name and why it is none. */
  readonly skipped: readonly string[];
}

/** Makes the files of a brand's own goods, one picture after the other; prints what it makes, skips and misses. */
export async function convert(
  folder: string,
  target: string,
  kinds: GoodsTable['kinds'],
): Promise<void> {
  const pictures = picturesOf(kinds);
  const { chosen, skipped } = choose(await filesIn(folder), pictures);
  for (const line of skipped) console.warn(`skipped ${line}`);
  for (const [name, file] of chosen) {
    await makeSizes(join(folder, file), join(target, name)).catch((error: unknown) => {
      throw new Error(`${file}: ${messageOf(error)}`);
    });
    console.log(name);
  }
  const missing = pictures.filter(
    (name) => ![...filesOf(join(target, name)).keys()].every(existsSync),
  );
  if (missing.length > 0) throw new Error(`${folder} has no photograph for ${missing.join(', ')}`);
}

/** Which of the files are pictures of the table. Throws for two of one name. */
export function choose(files: readonly string[], pictures: readonly string[]): Photographs {
  const names = new Set(pictures.flatMap((name) => [name, `${name}-close`]));
  const chosen = new Map<string, string>();
  const skipped: string[] = [];
  for (const file of files) {
    const extension = extname(file);
    const name = basename(file, extension);
    const other = chosen.get(name);
    if (!FORMATS.has(extension.toLowerCase()))
      skipped.push(`${file}: not AVIF, JPEG, PNG, TIFF or WebP`);
    else if (!names.has(name))
      skipped.push(`${file}: the table has no such picture; ${nearest(name, pictures)}`);
    else if (other !== undefined) throw new Error(`${other} and ${file} have the same name`);
    else chosen.set(name, file);
  }
  return { chosen, skipped };
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  // Without .DS_Store and its like.
  return (await readdir(folder)).filter((file) => !file.startsWith('.')).toSorted();
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { nearest } from '#lib/nearest.ts';
import { parseJson } from '../parse-json.ts';
import { SHOP_CONFIG } from '../read-shop-config.ts';
import { GOODS_SCHEMA, type GoodsTable } from './schema.ts';

/** The sizes of every picture, in px. */
const SIZES = [300, 600, 960] as const;

/** In an AVIF with transparent parts: the name of its alpha plane (ISO/IEC 23008-12, AuxiliaryTypeProperty). */
const ALPHA = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha';

/** A folder with the products of a shop. */
export interface Goods extends Pick<GoodsTable, 'kinds' | 'closings'> {
  /** The folder of the pictures in the project: an absolute path. */
  readonly source: string;
  /** That of the built shop, below the base path: it changes with the pictures, as caches keep them. */
  readonly folder: string;
  /** The files in it. */
  readonly files: readonly string[];
  /** The pictures that have a background, which fills the tile. */
  readonly opaque: readonly string[];
}

/**
 * The products of a folder, given beside shop.config.json: its table `goods.json` and its `pictures`. Throws an error of
 * one line for an invalid table, and for one that names a picture without files.
 */
export function readGoods(folder: string): Goods {
  const { kinds, closings, source } = readTable(folder);
  const files = existsSync(source)
    ? readdirSync(source)
        .filter((file) => file.endsWith('.avif'))
        .toSorted()
    : [];
  const missing = missingPicture(kinds, files);
  if (missing !== null) throw new Error(`${join(folder, 'goods.json')}: ${missing}`);
  const contents = new Map(files.map((file) => [file, readFileSync(join(source, file))]));
  const opaque = picturesOf(kinds).filter(
    (picture) => !contents.get(`${picture}-300.avif`)?.includes(ALPHA),
  );
  return { kinds, closings, source, folder: `pictures/${hashOf(contents)}`, files, opaque };
}

/** The same without a look at the pictures, which may have to be made yet. */
export function readTable(folder: string): Pick<Goods, 'kinds' | 'closings' | 'source'> {
  const name = join(folder, 'goods.json');
  const path = resolve(dirname(SHOP_CONFIG), name);
  if (!existsSync(path)) throw new Error(`shop.config.json: goods: there is no ${name}`);
  const { kinds, closings } = parseGoods(readFileSync(path, 'utf8'), name);
  return { kinds, closings, source: join(dirname(path), 'pictures') };
}

/** The names of all pictures of a table. */
export function picturesOf(kinds: Goods['kinds']): string[] {
  return kinds.flatMap(({ finishes }) => finishes.map(({ picture }) => picture));
}

/** The table in a JSON text. Throws an error of one line that says which row is invalid, and why. */
export function parseGoods(json: string, name: string): GoodsTable {
  const table = parseJson(json, name);
  const { output, issues } = v.safeParse(GOODS_SCHEMA, table);
  if (!issues) return output;
  const row: unknown = issues[0].path?.[1]?.value;
  const slug = v.is(NAMED, row) ? ` (${row.slug})` : '';
  throw new Error(`${name}: ${v.getDotPath(issues[0]) ?? 'kinds'}${slug}: ${issues[0].message}`);
}

const NAMED = v.object({ slug: v.string() });

function filesOf(picture: string): string[] {
  return SIZES.map((size) => `${picture}-${size}.avif`);
}

function missingPicture(kinds: Goods['kinds'], files: readonly string[]): string | null {
  const names = files.flatMap((file) => /^(.+)-300\.avif$/.exec(file)?.[1] ?? []);
  for (const [at, { slug, finishes }] of kinds.entries()) {
    for (const [finish, { picture }] of finishes.entries()) {
      const file = filesOf(picture).find((file) => !files.includes(file));
      if (file !== undefined)
        return `kinds.${at}.finishes.${finish}.picture (${slug}): the folder pictures has no ${file}; ${nearest(picture, names)}`;
    }
  }
  return null;
}

function hashOf(contents: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 8);
}

import { PICTURE_FOLDER } from './picture-folder.ts';

/** The path of the 300×300 picture of a kind; `denseImage` returns its 600×600 version. `base`: the base path. */
export function pictureOf(slug: string, base: string): string {
  return `${base}${PICTURE_FOLDER}/${slug}.avif`;
}

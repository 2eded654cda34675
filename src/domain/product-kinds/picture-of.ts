import { PICTURE_FOLDER } from './picture-folder.ts';

/** The file of the 300×300 picture of a kind, below the base path; `denseImage` returns its 600×600 version. */
export function pictureOf(slug: string): string {
  return `${PICTURE_FOLDER}/${slug}.avif`;
}

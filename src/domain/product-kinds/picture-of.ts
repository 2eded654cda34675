import { OPAQUE_PICTURES, PICTURE_FOLDER } from '#goods/pictures.ts';

/** The file of the 300×300 picture of this name, below the base path; `imageOfSize` returns the larger ones. */
export function pictureOf(name: string): string {
  return `${PICTURE_FOLDER}/${name}-300.avif`;
}

/** Whether a picture, as `pictureOf` names it, has a background. */
export function isOpaque(image: string): boolean {
  return OPAQUE_PICTURES.some((name) => pictureOf(name) === image);
}

/** A picture that is rendered for the water of the home page, cut at its waterline; `side` in px, below the base path. */
export function heroPictureOf(name: string, side: 600 | 960): string {
  return `${PICTURE_FOLDER}/hero-${name}-${side}.avif`;
}

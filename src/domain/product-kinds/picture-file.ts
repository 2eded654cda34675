import { OPAQUE_PICTURES, PICTURE_FOLDER } from '#goods/pictures.ts';

/** The width of a square picture, in pixels; `close-960` is the close-up. */
export type PictureSize = 300 | 600 | 960 | 'close-960';

/** The file of a picture, below the base path. */
export function pictureFile(picture: string, size: PictureSize): string {
  return `${PICTURE_FOLDER}/${picture}-${size}.avif`;
}

/** Whether a picture has a background. */
export function isOpaque(picture: string): boolean {
  return OPAQUE_PICTURES.includes(picture);
}

import { PICTURE_FOLDER } from './picture-folder.ts';

/** Slugs of the kinds that also have a picture without its shadow, which the shop shows in water. */
export const CUT_OUTS = ['basket', 'fishing-rod', 'lantern', 'pond-yacht', 'ring-buoy'] as const;
export type CutOut = (typeof CUT_OUTS)[number];

/** The URL of a 300×300 file; `denseImage` returns its 600×600 version. `base`: the base path. */
export function cutOutOf(kind: CutOut, base: string): string {
  return `${base}${PICTURE_FOLDER}/cut-outs/${kind}.avif`;
}

import { PICTURE_FOLDER } from './picture-folder.ts';

/** Slugs of the kinds whose pictures are also there without their shadow: the shop shows them in water. */
export const CUT_OUTS = ['basket', 'fishing-rod', 'lantern', 'pond-yacht', 'ring-buoy'] as const;
export type CutOut = (typeof CUT_OUTS)[number];

/** The URL of a 300×300 file; `denseImage` has that of the 600×600 file. `base`: the base path. */
export function cutOutOf(kind: CutOut, base: string): string {
  return `${base}${PICTURE_FOLDER}/cut-outs/${kind}.avif`;
}

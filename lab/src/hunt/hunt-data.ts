import * as v from 'valibot';
import { FAULT_CLASSES } from '../faults/fault.ts';

/** A number from 0 on: the index of a fault in the hunt, or milliseconds. */
const WHOLE = v.pipe(v.number(), v.integer(), v.minValue(0));

const REPORT = v.pipe(
  v.object({
    /** Milliseconds since the hunt began. */
    t: WHOLE,
    class: v.picklist(FAULT_CLASSES),
    /** Path relative to the base path, and query, without seed, size and the lab's parameters. */
    path: v.string(),
    /** The reported element: `button "Add to Cart"`. */
    element: v.string(),
    /** The fault that it found, by its index in the hunt; `null` for a false report. */
    found: v.nullable(WHOLE),
  }),
  v.readonly(),
);

/** The schema of what the visitor has done in a hunt. */
export const HUNT_DATA = v.object({
  /** Oldest first, without repeated reports. */
  reports: v.pipe(v.array(REPORT), v.readonly()),
  /** For each given hint, the index of its fault in the hunt. */
  hints: v.pipe(v.array(WHOLE), v.readonly()),
});

export type HuntData = v.InferOutput<typeof HUNT_DATA>;

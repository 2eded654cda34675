import type { Lab } from '../create-lab.ts';

/** The props of the panel and of its sections. */
export interface LabProps {
  readonly lab: Lab;
}

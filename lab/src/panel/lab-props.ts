import type { Lab } from '../lab-api.ts';

/** The props of the panel and of its sections. */
export interface LabProps {
  readonly lab: Lab;
}

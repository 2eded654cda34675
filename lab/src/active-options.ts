import type { ActiveFaults, FaultSwitch } from './faults/fault-switch.ts';
import { formatFault, parseFault } from './faults/parse-fault.ts';
import type { LabOptions } from './options.ts';

/** The options that are on. A hunt is one option: its faults stay hidden. */
export function activeOptions(
  { valid, hunt }: LabOptions,
  { state }: FaultSwitch,
): readonly string[] {
  if (hunt) return valid;
  const faults = Array.from(state.getState().active, ([fault, dose]) => formatFault(fault, dose));
  return [...valid.filter((option) => !parseFault(option)), ...faults];
}

/** The current value of the `lab` parameter: the given one until a fault is switched. */
export function currentParam(options: LabOptions, faults: FaultSwitch): string {
  const isUnchanged = isSame(faults.state.getState().active, options.faults);
  return options.hunt || isUnchanged ? options.raw : activeOptions(options, faults).join(',');
}

function isSame(active: ActiveFaults, given: ActiveFaults): boolean {
  return (
    active.size === given.size && [...active].every(([fault, dose]) => given.get(fault) === dose)
  );
}

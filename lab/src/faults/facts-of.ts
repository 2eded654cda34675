import { FAULT_CLASSES, type Detection, type Fault, type FaultSource } from './fault.ts';

/** A fault with the facts that follow from its file: `./visual/overlap.ts` is the visual fault `overlap`. */
export function factsOf(file: string, source: FaultSource): Fault {
  const [, folder, key = ''] = /([a-z]+)\/([a-z0-9-]+)\.ts$/.exec(file) ?? [];
  const faultClass = FAULT_CLASSES.find((name) => name === folder);
  if (!faultClass) throw new Error(`${file} is not in the folder of a class`);
  const { passed, inapplicable, decorate, inject, ...facts } = source;
  const { breaks = [], expected, actual = expected } = source;
  return {
    key,
    kind: breaks.length > 0 ? 'fault' : 'condition',
    class: faultClass,
    ...facts,
    viewport: source.viewport ?? 'any',
    ...((decorate ?? source.needsReload) && { needsReload: true }),
    breaks,
    actual,
    detect: source.detect ?? usualDetection(breaks, faultClass),
    cases: { passed, failed: withFault(passed, key), inapplicable: withFault(inapplicable, key) },
    ...(decorate && { decorate }),
    ...(inject && { inject }),
  };
}

/** What finds most faults of a class, and a condition. */
function usualDetection(breaks: readonly string[], faultClass: Fault['class']): Detection {
  const vital = breaks.find((name) => ['LCP', 'CLS', 'INP'].includes(name));
  if (vital !== undefined) return { by: 'web-vital', rule: vital };
  if (breaks.length > 0 && faultClass === 'visual') return { by: 'screenshot' };
  if (breaks.length > 0 && faultClass === 'accessibility') return { by: 'hand' };
  return { by: 'assertion' };
}

/** A relative URL with a fault switched on: `lab` is its last parameter. */
function withFault(url: string, key: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(url) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}lab=${key}${fragment}`;
}

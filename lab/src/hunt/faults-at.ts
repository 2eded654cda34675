import type { Fault, FaultScreen } from '../faults/fault.ts';

/**
 * The faults that a report of an element may mean: of each class, the nearest of those on one of `screens` whose place
 * is the element, around it, or at most two levels inside it; several where they are equally near (SPEC FAULT51, FAULT53).
 */
export function faultsAt(
  element: Element,
  screens: readonly FaultScreen[],
  faults: readonly Fault[],
): readonly Fault[] {
  const candidates = faults
    .filter((fault) => fault.screens.some((screen) => screens.includes(screen)))
    .map((fault) => ({ fault, distance: distanceTo(element, fault.where.selector) }))
    .filter(({ distance }) => Number.isFinite(distance));
  const isNearest = ({ fault, distance }: (typeof candidates)[number]) =>
    candidates.every((other) => other.fault.class !== fault.class || distance <= other.distance);
  return candidates.filter(isNearest).map(({ fault }) => fault);
}

/** How many levels an element is away from the nearest match around or inside it; infinite without a match. */
function distanceTo(element: Element, selector: string): number {
  let distance = 0;
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.matches(selector)) return distance;
    if (distance < MAX_DEPTH && hasMatchAt(element, distance + 1, selector)) return distance + 1;
    distance += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** How many levels inside the reported element a match counts. */
const MAX_DEPTH = 2;

function hasMatchAt(element: Element, depth: number, selector: string): boolean {
  return [...element.children].some((child) =>
    depth === 1 ? child.matches(selector) : hasMatchAt(child, depth - 1, selector),
  );
}

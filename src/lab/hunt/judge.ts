import type { Fault, FaultScreen } from '../faults/fault.ts';

/**
 * The faults that show at an element of a screen, those whose place is nearest first: the place is the element, around
 * it, or at most two levels inside it. `screens`: the screen shown, and the popup or menu when the element is inside it.
 */
export function faultsAt(
  element: Element,
  screens: readonly FaultScreen[],
  faults: readonly Fault[],
): readonly Fault[] {
  return faults
    .filter((fault) => fault.screens.some((screen) => screens.includes(screen)))
    .map((fault) => ({ fault, distance: distanceTo(element, fault.where.selector) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ fault }) => fault);
}

/** How many levels an element is from the nearest match around or inside it; infinite when there is none. */
function distanceTo(element: Element, selector: string): number {
  let distance = 0;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.matches(selector)) return distance;
    if (distance < INSIDE && hasMatchAt(element, distance + 1, selector)) return distance + 1;
    distance += 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** How deep inside a reported element a place counts. */
const INSIDE = 2;

function hasMatchAt(element: Element, depth: number, selector: string): boolean {
  return [...element.children].some((child) =>
    depth === 1 ? child.matches(selector) : hasMatchAt(child, depth - 1, selector),
  );
}

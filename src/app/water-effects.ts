import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import './water-effects.css';

/** How many rings are visible at once; the next one replaces the oldest. */
const RINGS = 3;
const RING_MS = 900;

/**
 * Animates a ring on `pointerdown` in the hero's water, and around the cart icon when it bounces, unless the visitor
 * prefers reduced motion (SPEC LOOK14) or the brand has no water (LOOK19). Decoration only: loaded when the browser is
 * idle.
 */
export function startWaterEffects(): void {
  const rings = Array.from({ length: RINGS }, createRing);
  document.body.append(...rings);
  let count = 0;
  const send = (x: number, y: number) => {
    if (prefersReducedMotion() || document.documentElement.dataset['scene'] !== 'water') return;
    const centre = `translate(${x}px, ${y}px)`;
    rings[count % RINGS]?.animate(
      [
        { opacity: 0.9, transform: `${centre} scale(0.1)` },
        { opacity: 0, transform: `${centre} scale(1)` },
      ],
      { duration: RING_MS, easing: 'ease-out' },
    );
    count += 1;
  };
  addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const isWater = target instanceof Element && target.closest('[data-water]') !== null;
    if (isWater && !target.closest('a, button')) send(clientX, clientY);
  });
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['bouncing'] !== 'true') return;
    const { x, y, width, height } = target.getBoundingClientRect();
    send(x + width / 2, y + height / 2);
  });
}

function createRing(): HTMLElement {
  const ring = document.createElement('i');
  ring.className = 'water-ring';
  ring.ariaHidden = 'true';
  return ring;
}

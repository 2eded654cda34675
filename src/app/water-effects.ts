import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import './water-effects.css';

/** How many rings are visible at once; the next one replaces the oldest. */
const RINGS = 4;
const RING_MS = 900;
/** After how many milliseconds a press sends out its second ring. */
const SECOND_MS = 120;
/** The height of a ring that lies flat in the water, as a part of its width. */
const FLAT = 0.32;

/**
 * Animates two rings on `pointerdown` in the hero's water, flat and clipped to it, and one around the cart icon when it
 * bounces, unless the visitor prefers reduced motion (SPEC LOOK14) or the brand has no water (LOOK19). Decoration only:
 * started when the browser is idle.
 */
export function startWaterEffects(): void {
  const rings = Array.from({ length: RINGS }, createRing);
  const layer = document.createElement('span');
  layer.className = 'water-rings';
  layer.ariaHidden = 'true';
  layer.append(...rings);
  document.body.append(layer);
  let count = 0;
  const send = (x: number, y: number, flat: number, delay: number) => {
    const centre = `translate(${x}px, ${y}px)`;
    rings[count % RINGS]?.animate(
      [
        { opacity: 0.9, transform: `${centre} scale(0.1, ${0.1 * flat})` },
        { opacity: 0, transform: `${centre} scale(1, ${flat})` },
      ],
      { duration: RING_MS, delay, easing: 'ease-out' },
    );
    count += 1;
  };
  addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const water = target instanceof Element ? target.closest('[data-water]') : null;
    if (!water || !isMoving() || (target instanceof Element && target.closest('a, button'))) return;
    const { top, bottom } = water.getBoundingClientRect();
    layer.style.clipPath = `inset(${Math.max(0, top)}px 0 ${Math.max(0, innerHeight - bottom)}px)`;
    send(clientX, clientY, FLAT, 0);
    send(clientX, clientY, FLAT, SECOND_MS);
  });
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['bouncing'] !== 'true') return;
    if (!isMoving()) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    layer.style.clipPath = '';
    send(x + width / 2, y + height / 2, 1, 0);
  });
}

function isMoving(): boolean {
  return !prefersReducedMotion() && document.documentElement.dataset['scene'] === 'water';
}

function createRing(): HTMLElement {
  const ring = document.createElement('i');
  ring.className = 'water-ring';
  return ring;
}

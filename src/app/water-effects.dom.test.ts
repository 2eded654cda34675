import { expect, onTestFinished, test, vi } from 'vitest';
import { startWaterEffects } from './water-effects.ts';

test('[LOOK14] a pointer pressed on the water sends out two flat rings and a bouncing icon one, from where they are, except with reduced motion', () => {
  const rings: unknown[] = [];
  let reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(Element.prototype, {
    animate: ([start]: Keyframe[]) => rings.push(start?.['transform']),
  });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  document.body.innerHTML = '<div data-water><a href="#"></a></div><p></p><i data-bouncing="true">';
  const [water, link, outside, icon] = ['div', 'a', 'p', 'i'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  document.documentElement.dataset['scene'] = 'water';
  startWaterEffects();
  const press = (target?: HTMLElement | null) =>
    target?.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: 90, clientY: 12 }),
    );
  press(link);
  press(outside);
  expect(rings).toEqual([]);
  press(water);
  const flat = 'translate(90px, 12px) scale(0.1, 0.032)';
  expect(rings).toEqual([flat, flat]);
  if (icon) icon.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
  icon?.dispatchEvent(new Event('animationstart', { bubbles: true }));
  expect(rings[2]).toBe('translate(25px, 40px) scale(0.1, 0.1)');
  reduced = true;
  press(water);
  expect(rings).toHaveLength(3);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const SHAPE = 'M2 2H30V30H2Z';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>';

afterEach(() => {
  vi.doUnmock('#shop.config.json');
  vi.resetModules();
});

test.each([
  { mark: 'a shape with water', logo: SHAPE, scene: 'water', icons: 0, paths: 3 },
  { mark: 'a shape of one colour', logo: SHAPE, scene: 'hills', icons: 0, paths: 1 },
  { mark: 'a shape of one colour', logo: SHAPE, scene: 'none', icons: 0, paths: 1 },
  { mark: 'a whole SVG', logo: DRAWING, scene: 'water', icons: 1, paths: 0 },
])(
  '[LOOK25, LOOK37] with the scene $scene the header shows $mark',
  async ({ logo, scene, icons, paths }) => {
    // The other files have loaded the component with the shop's own logo.
    vi.resetModules();
    vi.doMock('#shop.config.json', () => ({ name: 'Tide', logo, scene }));
    const { Logo } = await import('./Logo.tsx');
    const html = renderToStaticMarkup(<Logo />);
    expect(html.match(/<img src="[^"]*favicon\.svg"/g) ?? []).toHaveLength(icons);
    expect(html.match(/<path/g) ?? []).toHaveLength(paths);
  },
);

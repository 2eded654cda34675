import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Logo } from './Logo.tsx';

const config = vi.hoisted(() => ({ name: 'Tide', logo: 'M2 2H30V30H2Z' }));
vi.mock('#shop.config.json', () => ({
  get name() {
    return config.name;
  },
  get logo() {
    return config.logo;
  },
}));

test('[LOOK19] the header shows a logo that is a whole SVG as the icon of the tab, and fills a shape itself', () => {
  expect(renderToStaticMarkup(<Logo />)).not.toContain('<img');
  config.logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>';
  const html = renderToStaticMarkup(<Logo />);
  expect(html).toMatch(/<img src="[^"]*favicon\.svg"/);
  expect(html).not.toContain('<path');
});

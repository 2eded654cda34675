import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#shop.config.json');
  vi.resetModules();
});

test.each([
  { mark: 'a shape', logo: 'M2 2H30V30H2Z', icon: false },
  {
    mark: 'a whole SVG',
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>',
    icon: true,
  },
])('[LOOK25] the header shows $mark as the mark', async ({ logo, icon }) => {
  // The other files have loaded the component with the shop's own logo.
  vi.resetModules();
  vi.doMock('#shop.config.json', () => ({ name: 'Tide', logo }));
  const { Logo } = await import('./Logo.tsx');
  const html = renderToStaticMarkup(<Logo />);
  expect(/<img src="[^"]*favicon\.svg"/.test(html)).toBe(icon);
  expect(html.includes('<path')).toBe(!icon);
});

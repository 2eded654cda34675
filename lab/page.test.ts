import { expect, test } from 'vitest';
import { labPage } from './page.ts';

test('[LAB26] lab.html has no inline script, and links that work below any base path', () => {
  const html = labPage({ styles: '<style>a{}</style>', styleSheet: '/s/a.css', script: '/s/a.js' });
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/s/a.js">']);
  const links = [...html.matchAll(/<(?:a|link)\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toContain('/s/a.css');
  for (const href of links.filter((href) => href !== '/s/a.css')) {
    expect(new URL(href ?? '', 'https://a.example/b/c/lab.html').href).toMatch(
      /^https:\/\/a\.example\/b\/c\//,
    );
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../deploy/built-site.ts';
import { SITES } from './servers.ts';

test('[APP25] no file of a shop built for another base path contains /rivulet/', () => {
  const isText = (file: string) => /\.(?:html|js|css|json|webmanifest|svg)$/.test(file);
  for (const dir of Object.values(SITES)) {
    const texts = filesBelow(dir).filter(isText);
    const found = texts.filter((file) =>
      readFileSync(join(dir, file), 'utf8').includes('/rivulet/'),
    );
    expect(found).toEqual([]);
  }
});

test('[SERVE24] built with NODE_ENV=development, the shop still has React for production', () => {
  for (const dir of Object.values(SITES)) {
    const scripts = filesBelow(dir).filter((file) => file.endsWith('.js'));
    const code = scripts.map((file) => readFileSync(join(dir, file), 'utf8')).join('');
    // In production React prints the number of an error, and its text in development only.
    expect(code).toContain('https://react.dev/errors/');
    expect(code).not.toContain('React has detected a change in the order of Hooks');
  }
});

test('[SERVE8, SERVE42] the built shop includes the licences of packages and fonts', () => {
  const text = readFileSync(join(SITES['/'], 'licenses.txt'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shipped = Object.entries(dependencies).map(([name, version]) => `${name} - ${version} (`);
  // Including transitive dependencies.
  for (const title of [...shipped, 'scheduler - ', 'prop-types - ', '@babel/runtime - ']) {
    expect(text).toContain(`\n## ${title}`);
  }
  const sections = text.split(/^## /m).slice(1);
  const isBlank = (section: string) => section.trim().split('\n').length < 5;
  expect(sections.filter(isBlank)).toEqual([]);
  expect(readFileSync(join(SITES['/'], 'fonts/LICENSE.txt'), 'utf8')).toContain('Copyright');
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright-core';
import { isCommand, refuse, runCommand } from './cli.ts';

const FONTS = 'fonts-liberation fonts-noto-color-emoji';

/**
 * The programs that the tests run: Debian's packages, and where these put the program. `build` is what starts the build
 * that Playwright can download.
 */
const PROGRAMS = {
  chromium: {
    path: '/usr/bin/chromium-headless-shell',
    packages: `chromium-headless-shell ${FONTS}`,
    build: chromium,
  },
  firefox: { path: '/usr/bin/firefox-esr', packages: `firefox-esr ${FONTS}`, build: firefox },
  webkit: {
    path: '/usr/bin/WebKitWebDriver',
    packages: `webkit2gtk-driver xvfb ${FONTS}`,
    build: null,
  },
};

type Program = keyof typeof PROGRAMS;

/** The path of Debian's program; undefined without it, so that Playwright starts its own build. */
export function debianPath(name: Program): string | undefined {
  const { path } = PROGRAMS[name];
  return existsSync(path) ? path : undefined;
}

/**
 * Installs a program that is missing: Playwright's build, or where that fails, for root, Debian's packages. Throws when
 * both fail.
 */
export async function ensureProgram(name: Program): Promise<void> {
  const { packages, build } = PROGRAMS[name];
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=300';
  const isRoot = process.getuid?.() === 0;
  const commands = [
    build && `npx playwright install --only-shell ${name}`,
    // RUNLEVEL keeps a package from starting a service, in a container.
    isRoot && `${apt} update; RUNLEVEL=1 ${apt} install -y --no-install-recommends ${packages}`,
    // Where Debian's packages are missing, as on Ubuntu, Playwright's build may lack only libraries.
    isRoot && build && `npx playwright install-deps ${name}`,
  ];
  for (const command of commands) {
    if (!command || (await starts(name))) continue;
    console.log(`Installing ${name}: ${command}`);
    const { status, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
    if (status !== 0) console.log(`That failed: ${stderr.trim().split('\n').at(-1)}`);
  }
  if (await starts(name)) return;
  const download = build ? `run "npx playwright install --with-deps ${name}", or ` : '';
  throw new Error(`${name} is missing: ${download}install Debian's packages ${packages}.`);
}

async function starts(name: Program): Promise<boolean> {
  if (debianPath(name)) return true;
  const browser = await PROGRAMS[name].build?.launch().catch(() => null);
  await browser?.close();
  return browser !== null && browser !== undefined;
}

function isProgram(name: string): name is Program {
  return name in PROGRAMS;
}

if (isCommand(import.meta.url)) {
  const names = process.argv
    .slice(2)
    .map((name) => (isProgram(name) ? name : refuse(`There is no browser '${name}'`)));
  await runCommand(async () => {
    for (const name of names) await ensureProgram(name);
  });
}

import { createBuilder } from 'vite';
import { makeDeploy } from '../deploy/make-deploy.mjs';
import { isCommand, messageOf, readOptions } from './cli.mjs';

const HELP = `
Usage: node scripts/build.mjs [options]

Builds the shop into dist, with compressed copies and headers for hosts, and
configurations for nginx and Caddy into deploy/out. See docs/deploy.md.

  --help   print this help

BASE_PATH sets the base path (/rivulet/), SITE_URL the origin for absolute URLs
(none).
`;

/**
 * Builds the shop without type checks and prepares it for hosts. Resolves to the built site.
 * @param {import('vite').LogLevel} logLevel  `info` lists every file
 */
export async function buildShop(logLevel) {
  const builder = await createBuilder({ logLevel });
  await builder.buildApp();
  return makeDeploy({ dir: 'dist', out: 'deploy/out' });
}

async function main() {
  readOptions(HELP, {});
  try {
    const { base } = await buildShop('info');
    console.log(`Wrote dist (base path ${base}) and the configurations in deploy/out.`);
  } catch (error) {
    console.error(`Could not build: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

if (isCommand(import.meta.url)) await main();

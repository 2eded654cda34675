import { createBuilder } from 'vite';
import { isCommand, messageOf, readOptions } from './cli.mjs';
import { makeDeploy } from './generate/deploy.mjs';

const HELP = `
Usage: node scripts/build.mjs [options]

Builds the shop into dist, ready for hosts, and configurations for nginx and
Caddy into deploy/out. docs/deploy.md tells what to do with them.

  --help   show this

BASE_PATH sets the path the shop lives under (/rivulet/), SITE_URL the origin
it is published under (not known).
`;

/**
 * Builds the shop and makes it ready for hosts; types are the checks' business. Resolves to the built shop.
 * @param {import('vite').LogLevel} logLevel  `info` names every file
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
    console.log(`Ready for hosts: dist, for ${base}, and configurations in deploy/out.`);
  } catch (error) {
    console.error(`Could not build: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

if (isCommand(import.meta.url)) await main();

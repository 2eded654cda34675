import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { messageOf } from '#lib/message-of.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { readBasePath } from '../vite-plugins/base-path.ts';
import { printLines, readOptions, refuse, runCommand } from './cli.ts';

const HELP = `
Usage: npm run -s catalogue -- [options]

Prints a catalogue as JSON: an array of products in the shop's order, each with
id, title, description, price (US dollars), rating (our rating, 1 to 5 stars,
not the review average), image (the path of its picture in the built shop),
material and kind.

  --seed <number>  0 to 4294967295 (random; the seed is printed on stderr)
  --size <number>  products, 1 to 10000 (20)
  --help           print this help

BASE_PATH sets the base path (/rivulet/).
`;

async function main(): Promise<void> {
  const options = readOptions(HELP, { seed: { type: 'string' }, size: { type: 'string' } });
  const base = readBasePath(process.env['BASE_PATH']);
  const seed = options.seed ?? randomSeed();
  try {
    printLines(JSON.stringify(catalogueFacts({ seed, size: options.size }, base), null, 2));
  } catch (error) {
    refuse(messageOf(error));
  }
  if (options.seed === undefined) console.error(`--seed ${seed} prints this catalogue again.`);
}

await runCommand(main);

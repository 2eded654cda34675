import { messageOf, printLines, readOptions, refuse, runCommand } from './cli.mjs';
import { loadModule } from './load-module.mjs';

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

async function main() {
  const options = readOptions(HELP, { seed: { type: 'string' }, size: { type: 'string' } });
  const { catalogueFacts } = await loadModule('src/domain/catalogue-facts.ts');
  const { randomSeed } = await loadModule('src/lib/random-seed.ts');
  const { readBasePath } = await loadModule('vite-plugins/base-path.ts');
  const base = readBasePath(process.env['BASE_PATH']);
  const seed = options.seed ?? randomSeed();
  printLines(JSON.stringify(factsOf({ seed, size: options.size }), null, 2));
  if (options.seed === undefined) console.error(`--seed ${seed} prints this catalogue again.`);

  function factsOf(/** @type {import('#domain/catalogue-facts.ts').CatalogueOptions} */ chosen) {
    try {
      return catalogueFacts(chosen, base);
    } catch (error) {
      return refuse(messageOf(error));
    }
  }
}

await runCommand(main);

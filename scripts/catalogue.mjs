import { printLines, readOptions, refuse, runCommand } from './cli.mjs';
import { loadModule } from './load-module.mjs';

const HELP = `
Usage: npm run -s catalogue -- [options]

Prints a catalogue as JSON: an array of products in the shop's order, each with
id, title, description, price (US dollars), rating (1 to 5 stars) and image (the
path of its picture in the built shop).

  --seed <number>  0 to 4294967295 (random; the seed is printed on stderr)
  --size <number>  products, 1 to 10000 (20)
  --help           print this help

BASE_PATH sets the base path (/rivulet/).
`;

const VALID = {
  seed: 'A seed is a whole number from 0 to 4294967295',
  size: 'A size is a whole number from 1 to 10000',
};

async function main() {
  const options = readOptions(HELP, { seed: { type: 'string' }, size: { type: 'string' } });
  const { chooseCatalogue } = await loadModule('src/domain/catalogue-params.ts');
  const { randomSeed } = await loadModule('src/lib/random-seed.ts');
  const query = new URLSearchParams({ ...options }).toString();
  const { seed, size, invalid } = chooseCatalogue(query, null, randomSeed);
  for (const name of invalid) refuse(`${VALID[name]}, not '${options[name]}'`);
  if (options.seed === undefined) console.error(`--seed ${seed} prints this catalogue again.`);
  const { readBasePath } = await loadModule('vite-plugins/base-path.ts');
  const { createCatalogue } = await loadModule('src/domain/catalogue/generate.ts');
  const { descriptionOf } = await loadModule('src/domain/catalogue/describe.ts');
  const { products } = createCatalogue(seed, size, readBasePath(process.env['BASE_PATH']));
  const rows = products.slice(0).map((product) => {
    const { id, title, price, rating, image } = product;
    return { id, title, description: descriptionOf(product), price, rating, image };
  });
  printLines(JSON.stringify(rows, null, 2));
}

await runCommand(main);

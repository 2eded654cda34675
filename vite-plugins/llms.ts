import { runnerImport, type Plugin } from 'vite';
import { SORT_ORDERS } from '../src/domain/search/sort-orders.ts';
import { isClient } from './client.ts';
import { readShopConfig } from './read-shop-config.ts';

type Module = typeof import('../src/tools/all-tools.ts');

/** Writes `llms.txt` (https://llmstxt.org): what agents can use, from the tools themselves (SPEC AGENT16). */
export function llms(): Plugin {
  return {
    name: 'rivulet-llms',
    apply: 'build',
    applyToEnvironment: isClient,
    async generateBundle() {
      const { module } = await runnerImport<Module>('./src/tools/all-tools.ts', {
        configFile: false,
        logLevel: 'warn',
      });
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(module.ALL_TOOLS) });
    },
  };
}

/** Markdown of at most 40 lines. Its links are relative, so it works below any base path. */
export function llmsText(tools: Module['ALL_TOOLS']): string {
  const { name, descriptions } = readShopConfig();
  return `# ${name}

> ${descriptions.app} Nothing is charged or sent.

## Tools

In a browser with WebMCP (\`document.modelContext\`), once \`html[data-ready]\` is set. Each has a JSON Schema.

${tools.map((tool) => `- \`${tool.name}\`: ${tool.description}`).join('\n')}

## Addresses

- \`?seed=7\` pins the catalogue (0 to 4294967295), \`&size=50\` its size (1 to 10000, by default 20). Without a seed, each visit has other products.
- \`products?q=walnut&minPrice=10&maxPrice=50&rating=4&sort=price-low\` is a search; \`sort\` is one of ${SORT_ORDERS.map((order) => `\`${order}\``).join(', ')}.
- \`product/<id>\` opens a product: its id encodes seed and index. \`cart\` is the cart.
- \`#cart=0:3,12:1\` fills the cart, by index and quantity. \`#reset\` starts over.

## Facts

- A product page has JSON-LD (schema.org \`Product\`): name, price, material, availability, review average.
- \`npm run -s catalogue -- --seed 7\` in a clone, or \`catalogue({ seed: 7 })\` of the package, gives every product as JSON.
- \`?lab\` adds \`window.rivulet\`: state, log and catalogue as JSON ([types](lab/rivulet.d.ts)).
`;
}

import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isClient } from '../client.ts';
import { readShopConfig, SHOP_CONFIG } from '../read-shop-config.ts';
import { codeOf, MODULES } from './modules.ts';
import { readGoods } from './read-goods.ts';

/**
 * Puts the goods that shop.config.json names into the scripts, as `#goods/kinds.ts` and its neighbours, and their pictures
 * into the built shop. Reads them each time, so that the development server shows an edit on reload.
 */
export function goods(): Plugin {
  let base = '/';
  return {
    name: 'rivulet-goods',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    load(id) {
      const name = basename(id);
      if (dirname(id) !== import.meta.dirname || !isModule(name)) return null;
      const config = readShopConfig();
      this.addWatchFile(SHOP_CONFIG);
      this.addWatchFile(resolve(dirname(SHOP_CONFIG), config.goods, 'goods.json'));
      return codeOf(MODULES[name](readGoods(config.goods), config));
    },
    generateBundle() {
      if (!isClient(this.environment)) return;
      const { source, folder, files } = readGoods(readShopConfig().goods);
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${file}`,
          source: readFileSync(join(source, file)),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(`${base}pictures`, ({ url = '' }, response, next) => {
        const { source, files } = readGoods(readShopConfig().goods);
        const file = basename(url.replace(/\?.*/, ''));
        if (!files.includes(file)) return next();
        response.setHeader('Content-Type', 'image/avif');
        response.end(readFileSync(join(source, file)));
      });
    },
  };
}

function isModule(name: string): name is keyof typeof MODULES {
  return Object.hasOwn(MODULES, name);
}

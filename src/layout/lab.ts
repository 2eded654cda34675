import type { Shop, ShopOptions } from '#stores/shop.ts';

interface LabModule {
  readonly createLabShop: (options: ShopOptions) => Promise<Shop>;
}

/** Fetches the code of the lab; `undefined` when the folder `lab/` has been deleted (docs/decisions/0024-lab.md). */
export const [loadLab] = Object.values(import.meta.glob<LabModule>('../../lab/src/lab.ts'));

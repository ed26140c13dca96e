import { isProductSetting, type ProductSetting, productSettings } from '../../../domain/settings/product-settings';
import { cached } from '../cache/cached';
import type { CacheInvalidation } from '../cache/cache-invalidation';

type Values = ReadonlyMap<ProductSetting, number>;

export interface SettingsCache {
  /** In kopecks, percent, minutes, 0 or 1, as its terms say. */
  get(name: ProductSetting): Promise<number>;
  /** Whatever is remembered may be old. */
  drop(): void;
}

/** The settings of one process: read once, remembered until any process changes one. */
export const settingsCache = (memory: CacheInvalidation): SettingsCache => {
  const values = cached('product_setting', async (): Promise<Values> => {
    const { rows } = await memory.pool.query<{ name: string; value: string }>(
      'SELECT name, value FROM product_setting',
    );
    return new Map(rows.flatMap(({ name, value }) => (isProductSetting(name) ? [[name, Number(value)] as const] : [])));
  });
  return {
    get: async (name) => (await values({ memory })).get(name) ?? productSettings[name].usual,
    drop: () => memory.drop('product_setting'),
  };
};

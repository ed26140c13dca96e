import { isProductSetting, type ProductSetting, productSettings } from '#domain/settings/product-settings.ts';
import { cached } from '../cache/cached';
import type { CacheInvalidation } from '../cache/cache-invalidation';

type Values = ReadonlyMap<ProductSetting, number>;

export interface SettingsCache {
  /** In kopecks, percent, minutes, or 0 and 1, as `productSettings` declares. */
  get(name: ProductSetting): Promise<number>;
  /** The next read loads all settings again. */
  invalidate(): void;
}

/** The settings of one process: loaded once and cached until any process changes one. */
export const settingsCache = (caches: CacheInvalidation): SettingsCache => {
  const values = cached('product_setting', async (): Promise<Values> => {
    const { rows } = await caches.pool.query<{ name: string; value: string }>(
      'SELECT name, value FROM product_setting',
    );
    return new Map(rows.flatMap(({ name, value }) => (isProductSetting(name) ? [[name, Number(value)] as const] : [])));
  });
  return {
    get: async (name) => (await values({ caches })).get(name) ?? productSettings[name].usual,
    invalidate: () => caches.invalidate('product_setting'),
  };
};

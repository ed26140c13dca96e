import { isProductSetting, type ProductSetting, productSettings } from '#domain/settings/product-settings.ts';
import { cached } from '../cache/cached';
import type { CacheInvalidation } from '../cache/cache-invalidation';

type Values = ReadonlyMap<ProductSetting, number>;

const readValues = async (pool: CacheInvalidation['pool']): Promise<Values> => {
  const { rows } = await pool.query<{ name: string; value: string }>('SELECT name, value FROM product_setting');
  return new Map(rows.flatMap(({ name, value }) => (isProductSetting(name) ? [[name, Number(value)] as const] : [])));
};

const valueIn = (values: Values, name: ProductSetting): number => values.get(name) ?? productSettings[name].usual;

export interface SettingsCache {
  /** In kopecks, percent, minutes, or 0 and 1, as `productSettings` declares. */
  get(name: ProductSetting): Promise<number>;
  /** The next read loads all settings again. */
  invalidate(): void;
}

/** The settings as they are stored now, without a cache: for programs that read them once. */
export const storedSettings = async (pool: CacheInvalidation['pool']): Promise<Pick<SettingsCache, 'get'>> => {
  const values = await readValues(pool);
  return { get: async (name) => valueIn(values, name) };
};

/** The settings of one process: loaded once and cached until any process changes one. */
export const settingsCache = (caches: CacheInvalidation): SettingsCache => {
  const values = cached('product_setting', () => readValues(caches.pool));
  return {
    get: async (name) => valueIn(await values({ caches }), name),
    invalidate: () => caches.invalidate('product_setting'),
  };
};

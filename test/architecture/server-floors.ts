import type { RoomRule } from './cruise-rooms';

/**
 * Import rules of the server: `platform` ← `features` ← `composition`; a feature imports only features below it in
 * `order`, and only their `public.ts`. Only composition imports `feature.ts`.
 */
export const serverFloors = (root: string, order: readonly string[]): readonly RoomRule[] => {
  const features = `^${root}/features/`;
  const door = `${features}[^/]+/public\\.ts$`;
  return [
    {
      name: 'platform knows no feature',
      from: { path: `^${root}/platform/` },
      to: { path: `^${root}/(features|composition)/` },
    },
    { name: 'features know no composition', from: { path: features }, to: { path: `^${root}/composition/` } },
    {
      name: 'features use one another by public.ts',
      from: { path: `${features}([^/]+)/` },
      to: { path: `${features}[^/]+/`, pathNot: `(${features}$1/|${door})` },
    },
    {
      name: 'composition uses features by feature.ts and public.ts',
      from: { path: `^${root}/composition/` },
      to: { path: `${features}[^/]+/`, pathNot: `${features}[^/]+/(feature|public)\\.ts$` },
    },
    ...order.flatMap((name, index) => {
      const higher = order.slice(index + 1);
      if (higher.length === 0) return [];
      return [
        {
          name: 'features use only lower ones',
          from: { path: `${features}${name}/` },
          to: { path: `${features}(${higher.join('|')})/` },
        },
      ];
    }),
  ];
};

import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page';

/** `/{gameId}/category-{idOrSlug}` and `/{gameId}/tag-{idOrSlug}`: the router cannot split a segment. */
export const landingRoutes: readonly { readonly prefix: string; readonly Page: ComponentType }[] = [
  { prefix: 'category-', Page: lazyPage(() => import(/* webpackChunkName: "category-page" */ '../../features/category-page/category-page').then((m) => m.CategoryPage)).Page },
  { prefix: 'tag-', Page: lazyPage(() => import(/* webpackChunkName: "tag-page" */ '../../features/tag-page/tag-page').then((m) => m.TagPage)).Page },
];

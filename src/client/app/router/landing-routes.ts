import type { ComponentType } from 'react';
import { routeTitles as titles } from './route-titles';
import { soonPage } from './soon-page';

/** `/{gameId}/category-{idOrSlug}` and `/{gameId}/tag-{idOrSlug}`: the router cannot split a segment. */
export const landingRoutes: readonly { readonly prefix: string; readonly Page: ComponentType }[] = [
  { prefix: 'category-', Page: soonPage(titles.category).Page },
  { prefix: 'tag-', Page: soonPage(titles.tag).Page },
];

import type { Config } from '#server/platform/config/config.ts';
import { deskPath } from '#contract/routes/desk-pages.ts';
import { devPath } from '#contract/routes/product-pages.ts';

/** Paths without anything for search engines; pages for signed-in people have `noindex` instead. */
const closed = [deskPath, devPath, '/pay/'] as const;

/** `robots.txt`. A demo must not be indexed, because its people are made up. */
export const robotsText = ({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): string =>
  (demo
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
  ).join('\n') + '\n';

import type { Config } from '#server/platform/config/config.ts';

/** Paths without anything for search engines; pages for signed-in people have `noindex` instead. */
const closed = ['/admin', '/dev', '/pay/'] as const;

/** `robots.txt`. A demo must not be indexed, because its people are made up. */
export const robotsText = ({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): string =>
  (demo
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
  ).join('\n') + '\n';

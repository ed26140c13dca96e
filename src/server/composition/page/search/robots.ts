import type { Config } from '../../../platform/config/config';

/** Where nothing is for search engines; pages of whoever is signed in say so themselves. */
const closed = ['/admin', '/dev', '/pay/'] as const;

/** What crawlers may read. A demo is nobody's to find: its people are made up. */
export const robotsText = ({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): string =>
  (demo
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
  ).join('\n') + '\n';

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '#server/platform/app.ts';
import { replyNotFound } from '#server/platform/http/error-reply.ts';
import { coalesceReads } from '#server/platform/cache/coalesce-reads.ts';
import { sitemapFile, sitemapIndex } from './sitemap';
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

/** Crawlers come back after days, so an hour-old copy will do. */
const cacheControl = 'public, max-age=3600';

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl }).send(xml);

/** Mounts what search engines fetch besides pages: robots.txt and sitemaps. */
export const mountSearch = (server: FastifyInstance, app: App): void => {
  const config = { access: 'public' } as const;
  const coalesce = coalesceReads<string | null>();
  server.get('/robots.txt', { config }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl })
      .send(robotsText(app.config)),
  );
  server.get('/sitemap.xml', { config }, async (_request, reply) =>
    sendXml(reply, (await coalesce('', () => sitemapIndex(app))) ?? ''),
  );
  server.get('/sitemap/:name.xml', { config }, async (request, reply) => {
    const name = String(Object(request.params).name);
    const xml = await coalesce(name, () => sitemapFile(app, name));
    return xml === null ? replyNotFound(request, reply) : sendXml(reply, xml);
  });
};

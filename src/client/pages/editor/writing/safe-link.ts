import { documentLimits } from '#domain/blog/article-terms.ts';
import { hrefOfAddress } from '#domain/text/addresses.ts';

/** Signs that no stored link has: written as they travel. */
const unwritten = /[\s<>"`\\]/g;

/** Where a link of an article may lead: an address by https, or a page of our own; undefined for anything else. */
export const safeLink = (href: unknown): string | undefined => {
  if (typeof href !== 'string') return undefined;
  const written = href.trim();
  if (/^\/(?![/\\])[^\\\s]*$/.test(written)) return written.length > documentLimits.link ? undefined : written;
  if (!/^https?:\/\//i.test(written)) return undefined;
  const address = hrefOfAddress(written.replace(unwritten, encodeURIComponent));
  return address === null || address.length > documentLimits.link ? undefined : address;
};

import { pageAt } from '#contract/page-at.ts';
import type { PageAccess } from '#contract/pages.ts';

export type Viewer = 'guest' | 'user' | 'mate' | 'admin';

const mayOpen = (access: PageAccess, viewer: Viewer): boolean =>
  access === 'all' || (access === 'admin' ? viewer === 'admin' : viewer !== 'guest');

/** The section that `/admin` itself shows: every operator may open it. */
const firstSection = 'today';

/** A section's chunk is named after its URL: `/admin/withdrawals/7` is `admin-withdrawals`. */
const sectionChunk = (pathname: string): string => `admin-${pathname.split('/')[2] || firstSection}`;

/** `/balance/gifts` is `money-gifts`. */
const moneyChunk = (pathname: string): string => `money-${pathname.split('/')[2] ?? ''}`;

/** The home of a mate shows the board of their day, anybody else's their next game. */
const homeChunks = { guest: [], user: ['client-part'], mate: ['mate-board'], admin: ['client-part'] } as const;

/** Chunks inside of the page's own. */
const innerChunks = (chunk: string, pathname: string, viewer: Viewer): readonly string[] => {
  if (chunk === 'home') return homeChunks[viewer];
  if (chunk === 'admin') return [sectionChunk(pathname)];
  return chunk === 'money' ? [moneyChunk(pathname)] : [];
};

/**
 * Names of the chunks of the page at this path, to be loaded together with the shell instead of after it. Empty when
 * there is no such page or the viewer may not open it.
 */
export const firstChunks = (pathname: string, viewer: Viewer): readonly string[] => {
  const page = pageAt(pathname);
  if (page === null || !mayOpen(page.access, viewer)) return [];
  const { chunk }: { readonly chunk: string } = page;
  return [chunk, ...innerChunks(chunk, pathname, viewer)];
};

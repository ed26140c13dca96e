import { pageAt } from '../../../contract/page-at';
import type { PageAccess } from '../../../contract/pages';

export type Viewer = 'guest' | 'user' | 'mate' | 'admin';

const mayOpen = (access: PageAccess, viewer: Viewer): boolean =>
  access === 'all' || (access === 'admin' ? viewer === 'admin' : viewer !== 'guest');

/** Where `/admin` itself leads: every operator may open it. */
const firstSection = 'today';

/** A section's code is named after its address: `/admin/withdrawals/7` is `admin-withdrawals`. */
const sectionChunk = (pathname: string): string => `admin-${pathname.split('/')[2] || firstSection}`;

/** A mate's home is their day. */
const dayOf = (chunk: string, viewer: Viewer): readonly string[] =>
  chunk === 'home' && viewer === 'mate' ? ['mate-board'] : [];

/**
 * The names of the code of the page at a path: it comes with the shell's, not after it. None for what is no page, and
 * for who may not open it: none of its code is needed then.
 */
export const firstChunks = (pathname: string, viewer: Viewer): readonly string[] => {
  const page = pageAt(pathname);
  if (page === null || !mayOpen(page.access, viewer)) return [];
  const { chunk }: { readonly chunk: string } = page;
  const inside = page.access === 'admin' ? [sectionChunk(pathname)] : [];
  return [chunk, ...inside, ...dayOf(chunk, viewer)];
};

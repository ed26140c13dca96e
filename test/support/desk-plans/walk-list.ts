import type { DeskList } from './desk-lists';
import type { Watched, watchedProduct } from './watched-product';

type Ask = Awaited<ReturnType<typeof watchedProduct>>['ask'];

export interface Page extends Watched {
  /** `/v1/admin/withdrawals?sort=amount`, with `(deep)` for a deep page. */
  readonly name: string;
}

const cursorOf = ({ body }: Watched): string | null => {
  const { nextCursor } = Object(body);
  return typeof nextCursor === 'string' ? nextCursor : null;
};

const turned = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

const address = (path: string, ...parts: readonly string[]): string => {
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};

/**
 * Requests a list with each of its sorts under one filter: the first page and a deep one. If the list can be sorted in
 * reverse, the deep page is the one at the other end, found by the cursor of the reversed list's first page; otherwise
 * it is the second page.
 */
export const walkList = async (ask: Ask, { path, sorts }: DeskList, filter: string): Promise<readonly Page[]> => {
  const firsts = new Map<string, Page>();
  for (const sort of sorts) {
    const name = address(path, sort === undefined ? '' : `sort=${sort}`, filter);
    firsts.set(sort ?? '', { name, ...(await ask(name)) });
  }
  const deep: Page[] = [];
  for (const [sort, first] of firsts) {
    const end = cursorOf(firsts.get(turned(sort)) ?? first);
    if (end === null) continue;
    const wanted = address(path, sort === '' ? '' : `sort=${sort}`, filter, `cursor=${encodeURIComponent(end)}`);
    deep.push({ name: `${first.name} (deep)`, ...(await ask(wanted)) });
  }
  return [...firsts.values(), ...deep];
};

import { decodeSegment } from '../../kit/routing/decode-segment';

/**
 * What stands in an address in the places that a page's path names: `/:gameId/team/:mateId` at `/cs2/team/7` →
 * `{ gameId: 'cs2', mateId: '7' }`. A segment with a prefix is given whole, what `/*` takes is named `*`.
 */
export const paramsOf = (path: string, pathname: string): Readonly<Record<string, string>> => {
  const given = pathname.replace(/\/+$/, '').split('/');
  const named = path.split('/').flatMap((part, index): (readonly [string, string])[] => {
    if (part === '*') return [['*', decodeSegment(given.slice(index).join('/'))]];
    const name = /:(\w+)$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decodeSegment(given[index] ?? '')]];
  });
  return Object.fromEntries(named);
};

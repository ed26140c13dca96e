import { decodeSegment } from '../../kit/routing/decode-segment';

/**
 * The parameters of an address: `/:gameId/team/:mateId` at `/cs2/team/7` → `{ gameId: 'cs2', mateId: '7' }`. For a
 * segment with a prefix the whole segment is returned; what `/*` matches is named `*`.
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

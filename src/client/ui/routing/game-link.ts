/**
 * A link that keeps the chosen game: `{gameId}` in it is filled, a link without it gets `?gameId=`.
 * `gameLink('/{gameId}/team', 'cs2')` → `/cs2/team`; `gameLink('/blog', 'cs2')` → `/blog?gameId=cs2`.
 */
export const gameLink = (to: string, gameId: string): string => {
  if (to.includes('{gameId}')) return to.replace('{gameId}', gameId);
  const [beforeHash = '', hash] = to.split('#');
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}gameId=${encodeURIComponent(gameId)}${hash === undefined ? '' : `#${hash}`}`;
};

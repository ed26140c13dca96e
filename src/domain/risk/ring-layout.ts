/** Two linked accounts. */
interface Link {
  readonly one: string;
  readonly other: string;
}

interface Dot {
  readonly id: string;
  /** From −1 to 1, the middle is 0. */
  readonly x: number;
  readonly y: number;
}

/** Accounts with at least so many links stand in the middle, the others around them. */
const hubLinks = 3;
const innerRadius = 0.4;

const around = (ids: readonly string[], radius: number): readonly Dot[] =>
  ids.map((id, place) => {
    const angle = (place / ids.length) * 2 * Math.PI - Math.PI / 2;
    return { id, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/**
 * Where the accounts of a ring stand in its drawing: those with the most links in the middle, each of the others beside
 * those of the same hub. The same ring is always drawn the same.
 */
export const layOut = (ids: readonly string[], links: readonly Link[]): readonly Dot[] => {
  const neighbours = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { one, other } of links) {
    neighbours.get(one)?.push(other);
    neighbours.get(other)?.push(one);
  }
  const degree = (id: string): number => neighbours.get(id)?.length ?? 0;
  const byId = [...ids].sort();
  const hubs = byId.filter((id) => degree(id) >= hubLinks);
  const hubOf = (id: string): number => hubs.findIndex((hub) => neighbours.get(id)?.includes(hub));
  const others = byId.filter((id) => !hubs.includes(id)).sort((one, other) => hubOf(one) - hubOf(other));
  const [only, second] = hubs;
  const middle =
    only !== undefined && second === undefined
      ? [{ id: only, x: 0, y: 0 }]
      : around(hubs, others.length === 0 ? 1 : innerRadius);
  return [...middle, ...around(others, 1)];
};

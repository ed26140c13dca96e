/** A copy of plain data in which every string that is in the map is replaced. */
export const renamed = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  const exchange = (_key: string, inner: unknown): unknown =>
    typeof inner === 'string' ? (names.get(inner) ?? inner) : inner;
  return JSON.parse(JSON.stringify(value), exchange) as T;
};

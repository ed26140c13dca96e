/** The same plain data with other names for people: every string that the map knows is exchanged. */
export const renamed = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  const exchange = (_key: string, inner: unknown): unknown =>
    typeof inner === 'string' ? (names.get(inner) ?? inner) : inner;
  return JSON.parse(JSON.stringify(value), exchange) as T;
};

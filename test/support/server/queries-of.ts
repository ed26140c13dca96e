import type { serverForTests } from './server-for-tests';

/** Background queries of the process itself, for its outbox, deadlines, peers and clock. */
const isOwnBusiness = (query: unknown): boolean =>
  /\b(?:outbox|deadline|chat_node|chat_connection)\b|clock_timestamp|^BEGIN|^COMMIT/i.test(
    String(Object(query).text ?? query),
  );

/** Queries made by `look`: the name of a prepared statement, or the query itself. */
export const queriesOf = async (
  server: Pick<ReturnType<typeof serverForTests>, 'product'>,
  look: () => Promise<unknown>,
): Promise<readonly unknown[]> => {
  const asked = jest.spyOn(server.product.app.database.pool, 'query');
  try {
    await look();
    return asked.mock.calls
      .map(([query]): unknown => query)
      .filter((query) => !isOwnBusiness(query))
      .map((query) => Object(query).name ?? query);
  } finally {
    asked.mockRestore();
  }
};

import type { serverForTests } from './server-for-tests';

/** What somebody else asks meanwhile: the process itself, of its outbox and its deadlines. */
const isOwnBusiness = (query: unknown): boolean =>
  /\boutbox\b|\bdeadline\b|\bchat_node\b|^BEGIN|^COMMIT/i.test(String(Object(query).text ?? query));

/** The queries of one look at something: the names of those whose plans are kept, of others what was asked. */
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

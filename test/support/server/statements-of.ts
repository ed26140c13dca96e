import type { serverForTests } from './server-for-tests';

/** All statements of the product's connections during `work`, also inside transactions. */
export const statementsOf = async (
  server: Pick<ReturnType<typeof serverForTests>, 'product'>,
  act: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const { pool } = server.product.app.database;
  const spies = new Map<object, jest.SpyInstance>();
  const statements: string[] = [];
  const listen = (client: { readonly query: (...asked: never[]) => unknown }): void => {
    if (spies.has(client)) return;
    const ask = client.query;
    spies.set(
      client,
      jest.spyOn(client, 'query').mockImplementation((...asked: never[]) => {
        const [first]: unknown[] = asked;
        statements.push(String(Object(first).text ?? first));
        return Reflect.apply(ask, client, asked);
      }),
    );
  };
  pool.on('acquire', listen);
  try {
    await act();
  } finally {
    pool.off('acquire', listen);
    for (const spy of spies.values()) spy.mockRestore();
  }
  return statements;
};

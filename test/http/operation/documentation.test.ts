import { contractRoutes } from '../../support/security/contract-routes';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const paths = async (address: string): Promise<readonly string[]> => {
  const answer = await fetch(`${server.url}${address}`);
  expect(answer.status).toBe(200);
  return Object.keys((await answer.json()).paths);
};

test('every call stands in the documentation, wherever it is read', async () => {
  const described = await paths('/openapi.json');
  expect(new Set(described)).toEqual(new Set(contractRoutes.map(({ path }) => path)));
  expect(await paths('/docs/json')).toEqual(described);
  const yaml = await (await fetch(`${server.url}/docs/yaml`)).text();
  expect(yaml).toContain('/v1/games:');
});

import { createServer } from '../../../src/server/platform/http/create-server';
import { systemClock } from '../../../src/server/platform/clock/clock';
import { readConfig } from '../../../src/server/platform/config/read-config';

test.each(['querystring', 'response'])('a route that declares %s as a JSON schema does not come up', async (part) => {
  const server = await createServer(readConfig({ PORT: '0' }), systemClock());
  const schema = { [part]: part === 'response' ? { 200: { type: 'string' } } : { type: 'object' } };
  server.get('/v1/declared', { schema, config: { access: 'public' } }, async () => 'never');
  await expect(server.ready()).rejects.toThrow('requests and responses are described by the contract');
  await server.close().catch(() => undefined);
});

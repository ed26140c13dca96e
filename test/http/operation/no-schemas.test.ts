import { createServer } from '#server/platform/http/create-server.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/read-config.ts';

test.each(['querystring', 'response'])('a route that declares %s as a JSON schema does not come up', async (part) => {
  const server = await createServer(readConfig({ PORT: '0' }), systemClock());
  const schema = { [part]: part === 'response' ? { 200: { type: 'string' } } : { type: 'object' } };
  server.get('/v1/declared', { schema, config: { access: 'public' } }, async () => 'never');
  await expect(server.ready()).rejects.toThrow('requests and responses are described by the contract');
  await server.close().catch(() => undefined);
});

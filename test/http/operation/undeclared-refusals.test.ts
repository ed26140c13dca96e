import { readConfig } from '#server/platform/config/read-config.ts';
import { createServer } from '#server/platform/http/create-server.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { testClock } from '../../support/test-clock';

const askProbe = async (): Promise<{ status: number; code: unknown; message: unknown }> => {
  const server = await createServer(readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }), testClock());
  server.get('/probe', { config: { access: 'public', declared: new Set(['NOT_FOUND']) } }, () => {
    throw new Refusal('POV_CLOSED');
  });
  const { statusCode, body } = await server.inject({ url: '/probe' });
  await server.close();
  const { code, message } = Object(JSON.parse(body));
  return { status: statusCode, code, message };
};

test('a refusal that the contract does not declare is a fault of the server, and says so', async () => {
  expect(await askProbe()).toEqual({
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'GET /probe answers POV_CLOSED, which its contract does not declare',
  });
});

test('in production the person still reads it', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    expect((await askProbe()).code).toBe('POV_CLOSED');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { createDemoDatabase } from '../support/journeys/demo-template';
import { exitCodeOf, productFolder } from '../support/server/product-process';

const secret = 'a secret that only the built server knows';

test('what npm run build has made of the server opens, shows its pages and ends in order', async () => {
  const database = await createDemoDatabase();
  const built = productFolder(['--enable-source-maps', 'dist/server/serve.js']);
  try {
    const { child, opened, url, said } = built.start(await freePort(), {
      DATABASE_URL: database.url,
      SECRET: secret,
      DEMO: '1',
    });
    await opened;
    const answers = ['/readyz', '/', '/docs/', '/v1/games'].map((path) =>
      fetch(url + path).then(({ status }) => status),
    );
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
    child.kill('SIGTERM');
    expect([await exitCodeOf(child), said()]).toEqual([0, expect.not.stringContaining('    at ')]);
  } finally {
    await built.clean();
    await database.drop();
  }
});

test('its stacks name the sources', async () => {
  const broken = productFolder(['--enable-source-maps', 'dist/server/serve.js']);
  try {
    const noSuchFile = 'postgres://nobody@127.0.0.1/nothing?sslmode=verify-full&sslrootcert=/no/such/file';
    const { child, said } = broken.start(await freePort(), { DATABASE_URL: noSuchFile, SECRET: secret });
    expect(await exitCodeOf(child)).toBe(1);
    expect(said()).toMatch(/src\/server\/platform\/db\/open-database\.ts:\d+/);
  } finally {
    await broken.clean();
  }
});

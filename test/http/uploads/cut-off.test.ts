import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { startCollector } from '../../support/collector';
import type { TestPerson } from '../../support/people/make-person';
import { picture } from '../../support/pictures';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { squadScene, type SquadScene } from '../../support/squads/squad-scene';
import { playSquad } from '../../support/squads/squad-calls';
import { waitFor } from '../../support/wait-for';
import { cookieHeader } from '../../support/server/cookie-header';

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: TestServer;
let scene: SquadScene;
beforeAll(async () => {
  collector = await startCollector();
  server = await startTestServer({ SENTRY_DSN: collector.dsn, LOG_LEVEL: 'error' });
  scene = await squadScene(server);
});
afterAll(async () => {
  await server.stop();
  await collector.service.stop();
});

/** Says it sends a megabyte, and hangs up after a picture of it, once the product `takes` it. */
const hangUp = async (
  { browser: { cookies } }: TestPerson,
  method: string,
  target: string,
  takes: () => Promise<boolean>,
): Promise<void> => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const request = http.request(server.url + target, {
    method,
    headers: {
      cookie: cookieHeader(cookies),
      'x-csrf-token': cookies.get('csrf') ?? '',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1024 * 1024,
    },
  });
  const closed = new Promise<void>((resolve) => request.on('error', () => resolve()).on('close', () => resolve()));
  request.write(Buffer.concat([Buffer.from(head), await picture()]));
  await waitFor(takes, (taken) => taken);
  request.destroy();
  await closed;
};

const coming = async (): Promise<boolean> => {
  const folder = path.join(server.product.app.config.dataDir, 'files-coming');
  return fs.existsSync(folder) && fs.readdirSync(folder).length > 0;
};
const counted = async (): Promise<boolean> =>
  (await server.database.pool.query("SELECT 1 FROM rate_count WHERE key LIKE 'avatar:%'")).rows.length > 0;

/** A game under dispute, so that its owner may show files. */
const disputed = async (owner: TestPerson): Promise<number> => {
  const squadId = await playSquad(owner, await scene.mate(), { categoryId: await scene.categoryId('FUN') });
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason: 'Напарник играл не в полную силу', wantedPercent: 50 },
  });
  return squadId;
};

test('whoever hangs up in the middle of a file is no fault of ours: the next real one is the first that is told', async () => {
  const owner = await scene.client(9000);
  const squadId = await disputed(owner);
  await hangUp(owner, 'PUT', '/v1/users/me/avatar', counted);
  await hangUp(owner, 'POST', `/v1/squads/${squadId}/dispute/files`, coming);
  await waitFor(coming, (still) => !still);
  await server.database.pool.query('ALTER TABLE notification RENAME TO notification_away');
  await owner.browser
    .raw('GET', '/v1/notifications')
    .finally(() => server.database.pool.query('ALTER TABLE notification_away RENAME TO notification'));
  const [first] = await waitFor(
    async () => collector.of('event'),
    (events) => events.length > 0,
  );
  expect(JSON.stringify(first)).toContain('notification');
});

import fs from 'node:fs';
import path from 'node:path';
import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { picture } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = sceneForTests(server);
let owner: TestPerson;
let mate: TestPerson;
let squadId: number;
beforeAll(async () => {
  [owner, mate] = [await scene.client(), await scene.mate()];
  await giveMoney(server.product.app, owner.id, 100_000);
  squadId = await playSquad(owner, mate, { categoryId: await scene.categoryId('FUN') });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  const body = { reason: 'Напарник половину игры не отвечал в голосе', wantedPercent: 50 };
  expect((await owner.browser.call('POST /v1/squads/{id}/dispute', { params: { id: squadId }, body })).code).toBeNull();
});

const attach = async (bytes: Buffer | string, name: string): Promise<string> => {
  expect(
    (await sendFile(owner.browser, 'POST /v1/squads/{id}/dispute/files', { bytes, name, params: { id: squadId } }))
      .code,
  ).toBeNull();
  const kept = name.replace('.jpg', '.webp');
  return (await showSquad(owner, squadId)).disputeFiles?.find((file) => file.name === kept)?.url ?? '';
};
const statusFor = async ({ browser }: Pick<TestPerson, 'browser'>, address: string) =>
  (await browser.raw('GET', address)).status;

describe('a file of a dispute', () => {
  test('is for both sides and for those who decide; to anybody else it is not there', async () => {
    const address = await attach(await picture(), 'табло.jpg');
    expect(address).toMatch(/^\/v1\/disputes\/files\/[\w-]{36}$/);
    for (const person of [owner, mate, await makeAdministrator(server, 'MANAGE_DISPUTES')])
      expect(await statusFor(person, address)).toBe(200);
    for (const person of [await scene.client(), await scene.mate(), await makeAdministrator(server, 'MANAGE_USERS')])
      expect(await statusFor(person, address)).toBe(404);
    expect(await statusFor({ browser: testBrowser(server.url) }, address)).toBe(401);
  });

  test('keeps its name, a redrawn picture but for its ending, and opens only when it is a picture', async () => {
    const shown = await owner.browser.raw('GET', await attach(await picture(), 'счёт (2).jpg'));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('private');
    expect(shown.headers.get('vary')?.toLowerCase().split(/, */)).toContain('cookie');
    expect(shown.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''%D1%81%D1%87%D1%91%D1%82%20%282%29.webp",
    );
    const saved = await owner.browser.raw('GET', await attach('%PDF-1.4 words', 'чек.pdf'));
    expect(saved.headers.get('content-disposition')).toContain('attachment');
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('a video is given in the parts that a player asks for', async () => {
    const address = await attach(`\0\0\0\u0018ftypmp42${'0123456789'.repeat(100)}`, 'момент.mp4');
    const part = (range: string) => owner.browser.raw('GET', address, { headers: { range } });
    const whole = await owner.browser.raw('GET', address);
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([
      200,
      'bytes',
      '1012',
    ]);
    const first = await part('bytes=12-21');
    expect([first.status, first.headers.get('content-range'), first.body]).toEqual([
      206,
      'bytes 12-21/1012',
      '0123456789',
    ]);
    expect((await part('bytes=-3')).body).toBe('789');
    expect((await part('bytes=1010-5000')).headers.get('content-range')).toBe('bytes 1010-1011/1012');
    const beyond = await part('bytes=5000-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1012']);
  });
});

test.each(['chat', 'pov', 'disputes', 'files-coming'])(
  'nothing of /files/%s/ is served by its name',
  async (folder) => {
    const place = path.join(server.product.app.config.dataDir, 'files', folder);
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(path.join(place, 'abcdefghijklmnopqrstuvwx.webp'), 'private');
    const address = `/files/${folder}/abcdefghijklmnopqrstuvwx.webp`;
    expect([await statusFor(owner, address), await statusFor({ browser: testBrowser(server.url) }, address)]).toEqual([
      404, 404,
    ]);
  },
);

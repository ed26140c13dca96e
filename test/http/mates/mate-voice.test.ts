import fs from 'node:fs';
import path from 'node:path';
import { leavingTerms } from '#domain/people/leaving.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { setLeaving } from '#server/features/users/public.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { mp3Of, noSounds, recorded, recording, sounds } from '../../support/mates/sounds';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson } from '../../support/people/make-person';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const route = 'PUT /v1/mates/me/voice';
const reason = 'Чужая речь вместо голоса';

beforeAll(() => seedGames(server.product.app.db));

const aMate = async (name: string) => {
  const id = await makeMate(server, { name });
  return { id, browser: await signInAs(server, id) };
};
const say = (browser: TestBrowser, bytes: Buffer = recorded(), name = 'voice') =>
  sendFile(browser, route, { bytes, name, type: 'image/jpeg' });
const cardOf = async (id: string) =>
  (await testBrowser(server.url).call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId: 'cs2', mateId: id } }))
    .body;
const voiceOf = async (id: string): Promise<string> => (await cardOf(id)).voiceUrl ?? '';
const statusOf = async (address: string) => (await fetch(server.url + address)).status;
const goes = (address: string) =>
  waitFor(
    () => statusOf(address),
    (status) => status === 404,
  );
const folder = () => path.join(server.product.app.config.dataDir, 'files', 'voices');
const kept = (): string[] => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);
const names = async (query: object) =>
  (
    await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' }, query })
  ).body.items.map(({ name }) => name);

describe('a mate’s voice', () => {
  test.each([
    ['weba', 'audio/webm'],
    ['ogg', 'audio/ogg'],
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
  ] as const)('may be %s, whatever its name says, and is played as %s by everybody', async (kind, type) => {
    const { id, browser } = await aMate(`Голос-${kind}`);
    expect((await say(browser, sounds[kind], '../../photo.jpg')).status).toBe(200);
    const address = await voiceOf(id);
    expect(address).toMatch(new RegExp(`^/files/voices/[\\w-]{24}\\.${kind}$`));
    const { status, headers } = await fetch(server.url + address);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      type,
      'nosniff',
    ]);
  });

  test('stands in lists, on the page and in the profile', async () => {
    const { id, browser } = await aMate('Слышный');
    await say(browser);
    const address = await voiceOf(id);
    const guest = testBrowser(server.url);
    const { body } = await guest.call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' } });
    expect(body.items.find((mate) => mate.id === id)?.voiceUrl).toBe(address);
    expect((await guest.call('GET /v1/users/{id}', { params: { id } })).body.mate?.voiceUrl).toBe(address);
  });

  test('takes the place of the one before, whose file is gone', async () => {
    const { id, browser } = await aMate('Сменный');
    await say(browser);
    const first = await voiceOf(id);
    await say(browser);
    expect(await voiceOf(id)).not.toBe(first);
    await goes(first);
    expect(await statusOf(await voiceOf(id))).toBe(200);
  });

  test('is taken back by the mate, file and all, and once more without harm', async () => {
    const { id, browser } = await aMate('Тихий');
    await say(browser);
    const address = await voiceOf(id);
    expect((await browser.call('DELETE /v1/mates/me/voice')).status).toBe(204);
    expect((await browser.call('DELETE /v1/mates/me/voice')).status).toBe(204);
    expect('voiceUrl' in (await cardOf(id))).toBe(false);
    await goes(address);
  });

  test('is a mate’s alone', async () => {
    const { browser } = await makePerson(server);
    const before = kept();
    expect((await say(browser)).code).toBe('FORBIDDEN');
    expect((await browser.call('DELETE /v1/mates/me/voice')).code).toBe('FORBIDDEN');
    expect((await say(testBrowser(server.url))).code).toBe('UNAUTHENTICATED');
    expect(kept()).toEqual(before);
  });

  test('comes back with a card that was away', async () => {
    const { id, browser } = await aMate('Вернувшийся');
    await say(browser);
    const address = await voiceOf(id);
    const set = (status: string) =>
      server.database.pool.query('UPDATE app_user SET status = $2 WHERE id = $1', [id, status]);
    await set('BLOCKED');
    expect(await names({ voice: 'true' })).not.toContain('Вернувшийся');
    await set('ACTIVE');
    expect(await voiceOf(id)).toBe(address);
  });
});

describe('what is no voice is refused, and nothing stays on the disk', () => {
  test('by its bytes', async () => {
    const { id, browser } = await aMate('Путаник');
    const before = kept();
    for (const [what, bytes] of Object.entries(noSounds))
      expect([what, (await say(browser, bytes, 'voice.mp3')).code]).toEqual([what, 'MATE_VOICE_INVALID_TYPE']);
    expect(kept()).toEqual(before);
    expect(await voiceOf(id)).toBe('');
  });

  test('over two megabytes', async () => {
    const { browser } = await aMate('Болтун');
    const long = Buffer.concat([recorded(), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await say(browser, long)).code).toBe('MATE_VOICE_TOO_LARGE');
  });

  test('over half a minute, whatever length its header names', async () => {
    const { id, browser } = await aMate('Рассказчик');
    const before = kept();
    expect((await say(browser, recording('too-long.m4a'))).code).toBe('MATE_VOICE_TOO_LONG');
    expect((await say(browser, mp3Of(31_000))).code).toBe('MATE_VOICE_TOO_LONG');
    expect([kept(), await voiceOf(id)]).toEqual([before, '']);
    expect((await say(browser, mp3Of(30_400))).status).toBe(200);
  });

  test('more than twenty times in ten minutes', async () => {
    const { browser } = await aMate('Упорный');
    const codes = [];
    for (let count = 0; count < 21; count += 1) codes.push((await say(browser, Buffer.from('no'))).code);
    expect([codes[19], codes[20]]).toEqual(['MATE_VOICE_INVALID_TYPE', 'RATE_LIMITED']);
  });
});

test('the list is narrowed to those with a voice', async () => {
  const { browser } = await aMate('Певец');
  await aMate('Молчун');
  await say(browser);
  expect(await names({ limit: 60 })).toEqual(expect.arrayContaining(['Певец', 'Молчун']));
  const heard = await names({ voice: 'true', limit: 60 });
  expect(heard).toContain('Певец');
  expect(heard).not.toContain('Молчун');
  expect(await names({ voice: 'true', search: 'Молчун' })).toEqual([]);
});

describe('a voice goes with', () => {
  test('an operator’s word, which is written down and told to the mate', async () => {
    const { id, browser } = await aMate('Грубый');
    await say(browser);
    const address = await voiceOf(id);
    const boss = await makeAdministrator(server, 'ALL');
    const target = { params: { id } };
    const card = async () => (await boss.browser.call('GET /v1/admin/users/{id}', target)).body.mate?.voiceUrl;
    expect(await card()).toBe(address);
    const remove = await boss.browser.call('POST /v1/admin/users/{id}/voice/remove', { ...target, body: { reason } });
    expect(remove.status).toBe(204);
    expect(await card()).toBeNull();
    await goes(address);
    const { rows } = await server.database.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE subject = $1',
      [`user:${id}`],
    );
    expect(rows.map(({ action }) => action)).toContain('user.voice');
    const told = (await browser.call('GET /v1/notifications', { query: {} })).body.items;
    expect(told.map(({ kind }) => kind)).toEqual(['ACCOUNT_CHANGED']);
    const nobody = await makePerson(server);
    const none = await boss.browser.call('POST /v1/admin/users/{id}/voice/remove', {
      params: { id: nobody.id },
      body: { reason },
    });
    expect(none.code).toBe('ADMIN_USERS_NOT_FOUND');
  });

  test('an account that an operator deletes, and with the access that one takes away', async () => {
    const boss = await makeAdministrator(server, 'ALL');
    const [deleted, dropped] = [await aMate('Удалённый'), await aMate('Лишённый')];
    for (const { browser } of [deleted, dropped]) await say(browser);
    const addresses = [await voiceOf(deleted.id), await voiceOf(dropped.id)];
    const { seen } = (await boss.browser.call('GET /v1/admin/history', { query: { subject: `mate:${dropped.id}` } }))
      .body;
    const ends = [
      await boss.browser.call('DELETE /v1/admin/users/{id}', { params: { id: deleted.id }, body: { reason } }),
      await boss.browser.call('POST /v1/admin/mates/{id}/access/delete', {
        params: { id: dropped.id },
        body: { gameId: 'cs2', reason, seen },
      }),
    ];
    expect(ends.map(({ status }) => status)).toEqual([204, 204]);
    for (const address of addresses) await goes(address);
  });

  test('an account that its own person deleted, after the grace', async () => {
    const { id, browser } = await aMate('Ушедший');
    await say(browser);
    const address = await voiceOf(id);
    // As leaving does once the password was right.
    await inTransaction(server.product.app.db, (tx) =>
      setLeaving(tx, id, new Date(server.clock.now() + leavingTerms.grace)),
    );
    expect(await statusOf(address)).toBe(200);
    server.clock.advance(leavingTerms.grace);
    await sweepDeadlines(server);
    await goes(address);
  });
});

import sharp from 'sharp';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { photoWithPlace, pngBomb } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
let moderator: TestPerson;
beforeAll(async () => {
  moderator = await makeAdministrator(server, 'MANAGE_DISPUTES');
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const reason = 'Напарник половину игры не отвечал в голосе';
const comment = 'Запись подтверждает слова клиента лишь частично';

const disputed = async () => {
  const [owner, mate] = [await scene.client(), await scene.mate()];
  await giveMoney(server.product.app, owner.id, 100_000);
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  const opened = await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason, wantedPercent: 50 },
  });
  expect(opened.code).toBeNull();
  return { owner, mate, squadId };
};
const attach = (person: TestPerson, squadId: number, bytes: Buffer | string = png) =>
  sendFile(person.browser, 'POST /v1/squads/{id}/dispute/files', {
    bytes,
    name: 'proof.png',
    type: 'image/png',
    params: { id: squadId },
  });
const decide = (person: TestPerson, squadId: number, refundPercent = 25) =>
  person.browser.call('POST /v1/admin/disputes/{id}/decide', {
    params: { id: squadId },
    body: { refundPercent, comment },
  });

test('both sides show files, each at most five, and read each other’s', async () => {
  const { owner, mate, squadId } = await disputed();
  for (let index = 0; index < 5; index += 1) expect((await attach(owner, squadId)).code).toBeNull();
  expect((await attach(owner, squadId)).code).toBe('DISPUTE_FILES_FULL');
  expect((await attach(mate, squadId)).code).toBeNull();
  const files = (await showSquad(mate, squadId)).disputeFiles ?? [];
  expect(files.map(({ authorId }) => authorId)).toEqual([...Array.from({ length: 5 }, () => owner.id), mate.id]);
});

test('ten at once are five', async () => {
  const { owner, squadId } = await disputed();
  const answers = await Promise.all(Array.from({ length: 10 }, () => attach(owner, squadId)));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(5);
});

test('what is no picture, or comes from a stranger, is not taken', async () => {
  const { owner, squadId } = await disputed();
  expect((await attach(owner, squadId, '<script>alert(1)</script>')).code).toBe('DISPUTE_FILE_INVALID');
  expect((await attach(await scene.client(), squadId)).code).toBe('SQUADS_NOT_MEMBER');
});

test('a photo loses the place it was taken at before the other side sees it', async () => {
  const { owner, mate, squadId } = await disputed();
  expect((await attach(owner, squadId, await photoWithPlace())).code).toBeNull();
  const [file] = (await showSquad(mate, squadId)).disputeFiles ?? [];
  const shown = await fetch(`${server.url}${file?.url ?? ''}`, {
    headers: { cookie: `access=${mate.browser.cookies.get('access') ?? ''}` },
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('Secret Name')).toBe(false);
});

test('a few bytes that say they are an enormous picture are not unpacked', async () => {
  const { owner, squadId } = await disputed();
  expect((await attach(owner, squadId, pngBomb(20_000))).code).toBe('DISPUTE_FILE_TOO_LARGE');
});

test('a moderator decides once: the percent they name goes back, the rest is paid, both read why, and it is written down', async () => {
  const { owner, mate, squadId } = await disputed();
  const held = await cachedBalance(server.database, 'HOLD', `squad:${squadId}`);
  const before = await cachedBalance(server.database, 'USER', owner.id);
  expect((await decide(moderator, squadId)).code).toBe('SQUADS_INVALID_STATE');
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted: false } });
  const answers = await Promise.all([decide(moderator, squadId), decide(moderator, squadId)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['SQUADS_INVALID_STATE', null]);
  expect((await cachedBalance(server.database, 'USER', owner.id)) - before).toBe(held / 4);
  expect(await cachedBalance(server.database, 'HOLD', `squad:${squadId}`)).toBe(0);
  expect((await showSquad(mate, squadId)).disputeTexts).toMatchObject([
    { kind: 'REASON' },
    { kind: 'DECISION', text: comment },
  ]);
  const { rows } = await server.database.pool.query('SELECT action FROM audit_log WHERE subject = $1', [
    `dispute:${squadId}`,
  ]);
  expect(rows).toEqual([{ action: 'dispute.decide' }]);
  await expectSoundLedger(server.database);
});

test('nobody decides without the right to, and nothing where there is no dispute', async () => {
  const { owner, mate, squadId } = await disputed();
  expect((await decide(owner, squadId)).code).toBe('AUTH_NOT_ADMIN');
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted: true } });
  const [other, otherMate] = [await scene.client(1000), await scene.mate()];
  expect((await decide(moderator, await playSquad(other, otherMate, { categoryId: scene.fun }))).code).toBe(
    'ADMIN_DISPUTES_NOT_FOUND',
  );
});

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));

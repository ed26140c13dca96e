import { v4 as uuid } from 'uuid';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { hours } from '#domain/time/durations.ts';
import { readStorageConfig } from '#server/platform/config/read-storage-config.ts';
import { bucketStore } from '#server/platform/uploads/bucket-store.ts';
import { StoreUnavailable } from '#server/platform/uploads/store-unavailable.ts';
import { picture } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';
import { secondMachine, sameBrowserAt } from '../../support/storage/second-machine';
import { type StandInBucket, standInBucket } from '../../support/storage/stand-in-bucket';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { connected } from '../../chat/support/chat-client';
import { newPerson, newSquadChat, type Person } from '../../chat/support/chat-people';

let bucket: StandInBucket;
let server: TestServer;
beforeAll(async () => {
  bucket = await standInBucket();
  server = await startTestServer({ ...bucket.env, LOG_LEVEL: 'silent' });
});
afterEach(() => bucket.behave('well'));
afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

const avatar = 'PUT /v1/users/me/avatar';
const chatWith = async (person: Person): Promise<{ chatId: string; file: ChatFile }> => {
  const { chatId } = await newSquadChat(server, [person]);
  const sent = await sendFile(person.browser, 'POST /v1/chat/{chatId}/files', {
    bytes: 'x'.repeat(100_000),
    params: { chatId },
  });
  expect(sent.status).toBe(200);
  return { chatId, file: sent.body as ChatFile };
};

describe('while the store is away', () => {
  test('a new file is refused as a service that is away, and what was there before stays', async () => {
    const { browser } = await newPerson(server);
    await sendFile(browser, avatar, { bytes: await picture() });
    const { avatarUrl } = (await browser.call('GET /v1/users/me')).body;
    bucket.behave('away');
    const answer = await sendFile(browser, avatar, { bytes: await picture() });
    expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
    expect(JSON.stringify(answer.body)).not.toMatch(/S3|127\.0\.0\.1|stack|files\//);
    expect((await browser.call('GET /v1/users/me')).body.avatarUrl).toBe(avatarUrl);
  });

  test('a file that is asked for is refused so too, and no browser keeps the refusal', async () => {
    const ann = await newPerson(server);
    const { file } = await chatWith(ann);
    await sendFile(ann.browser, avatar, { bytes: await picture() });
    const { avatarUrl } = (await ann.browser.call('GET /v1/users/me')).body;
    bucket.behave('away');
    for (const address of [file.url, avatarUrl ?? '']) {
      const { status, code, headers } = await ann.browser.raw('GET', address);
      expect([status, code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect([headers.get('cache-control'), headers.get('content-disposition')]).toEqual(['no-store', null]);
    }
  });

  test('a message is deleted all the same, and nobody gets its file any more', async () => {
    const ann = await newPerson(server);
    const { chatId, file } = await chatWith(ann);
    const socket = await connected(server.url, ann);
    const call = { chatId, clientId: uuid(), message: 'Вот', fileIds: [file.id] };
    const { messageId } = await socket.ask('chat message', call);
    bucket.behave('away');
    expect(await socket.codeOf('delete message', { chatId, messageId })).toBeNull();
    socket.close();
    bucket.behave('well');
    expect((await ann.browser.raw('GET', file.url)).code).toBe('NOT_FOUND');
  });

  test('what is due to be erased waits, and is erased once the store is back', async () => {
    const ann = await newPerson(server);
    const { file } = await chatWith(ann);
    const rows = async () =>
      (await server.database.pool.query<{ address: string }>('SELECT address FROM chat_file WHERE id = $1', [file.id]))
        .rows;
    const key = (await rows())[0]?.address.slice(1) ?? '';
    server.clock.advance(hours(24));
    bucket.behave('away');
    await sweepDeadlines(server).catch(() => undefined);
    expect([(await rows()).length, bucket.objects.has(key)]).toEqual([1, true]);
    bucket.behave('well');
    server.clock.advance(hours(1));
    await sweepDeadlines(server);
    expect([(await rows()).length, bucket.objects.has(key)]).toEqual([0, false]);
  });
});

test('bytes that break off in the middle never look like a whole file', async () => {
  const ann = await newPerson(server);
  const { file } = await chatWith(ann);
  bucket.behave('broken');
  await expect(ann.browser.raw('GET', file.url)).rejects.toThrow();
});

test('a store that turns our key down is one that is away', async () => {
  const { browser } = await newPerson(server);
  const stranger = await secondMachine(server, {
    ...bucket.env,
    S3_SECRET_KEY: 'some-other-secret',
    LOG_LEVEL: 'silent',
  });
  const before = bucket.objects.size;
  const answer = await sendFile(sameBrowserAt(stranger, browser), avatar, { bytes: await picture() });
  expect([answer.code, bucket.objects.size]).toEqual(['SERVICE_UNAVAILABLE', before]);
  expect((await testBrowser(stranger.url).raw('GET', '/files/avatars/abcdefghijklmnopqrstuvwx.webp')).code).toBe(
    'SERVICE_UNAVAILABLE',
  );
  await stranger.stop();
});

test('a store that takes the call and says nothing is given up', async () => {
  const config = readStorageConfig(bucket.env);
  if (config === null) throw new Error('no settings');
  bucket.behave('silent');
  const impatient = bucketStore(config, { silence: 50, answer: 60_000 });
  const hurried = bucketStore(config, { silence: 60_000, answer: 50 });
  for (const store of [impatient, hurried]) {
    await expect(store.stat('files/chat/x')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.put('files/chat/x', Buffer.alloc(10))).rejects.toBeInstanceOf(StoreUnavailable);
    store.stop();
  }
});

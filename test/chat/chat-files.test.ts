import { v4 as uuid } from 'uuid';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { hours } from '#domain/time/durations.ts';
import { findFile } from '#server/platform/uploads/stored-files.ts';
import { photoWithPlace, picture, pngBomb } from '../support/pictures';
import { heic, place, videoWithPlace } from '../support/videos';
import { sendFile } from '../support/send-file';
import { sweepDeadlines } from '../support/sweep-deadlines';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { cookieHeader } from '../support/server/cookie-header';
import { testBrowser } from '../support/server/test-browser';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

let server: TestServer;
let ann: Person;
let bob: Person;
let stranger: Person;
let socket: ChatClient;
let chatId: string;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob, stranger] = [await newPerson(server), await newPerson(server), await newPerson(server)];
  socket = await connected(server.url, ann);
  ({ chatId } = await newSquadChat(server, [ann, bob]));
});
afterAll(async () => {
  socket.close();
  await server.stop();
});

const upload = (person: Person, file: { bytes: Buffer | string; name?: string; type?: string }) =>
  sendFile(person.browser, 'POST /v1/chat/{chatId}/files', { ...file, params: { chatId } });
const uploaded = async (person: Person, file: Parameters<typeof upload>[1]): Promise<ChatFile> => {
  const { status, body } = await upload(person, file);
  expect(status).toBe(200);
  return body as ChatFile;
};
const get = (person: Person, { url }: ChatFile) => person.browser.raw('GET', url);

test('a picture is redrawn, knows its size, and is seen by members only', async () => {
  const file = await uploaded(ann, { bytes: await photoWithPlace(), name: 'дача.jpg' });
  expect(file).toMatchObject({ name: 'дача.jpg', type: 'image/webp', image: { width: 400, height: 300 } });
  expect((await get(bob, file)).code).toBe('NOT_FOUND');
  const sent = await socket.ask('chat message', { chatId, clientId: uuid(), message: '', fileIds: [file.id] });
  expect(sent.messagePayload).toEqual({ files: [file] });
  const seen = await get(bob, file);
  expect([
    seen.status,
    seen.headers.get('content-type'),
    seen.headers.get('content-disposition')?.split(';')[0],
  ]).toEqual([200, 'image/webp', 'inline']);
  expect(String(seen.body)).not.toContain('Secret Name');
  expect((await get(stranger, file)).code).toBe('NOT_FOUND');
  expect((await testBrowser(server.url).raw('GET', file.url)).code).toBe('UNAUTHENTICATED');
});

test('a photo that only Apple shows is refused with the way out', async () => {
  const { status, body } = await upload(ann, { bytes: heic(), name: 'IMG_0042.HEIC', type: 'image/heic' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Сохрани картинку как JPEG');
});

test('a video arrives without the place where it was recorded', async () => {
  const file = await uploaded(ann, { bytes: videoWithPlace('qt  '), name: 'IMG_0042.MOV', type: 'video/quicktime' });
  expect(file).toMatchObject({ name: 'IMG_0042.MOV', type: 'video/quicktime', image: null });
  expect(String((await get(ann, file)).body)).not.toContain(place);
});

test('a document is only ever saved', async () => {
  const file = await uploaded(ann, { bytes: '<script>alert(1)</script>', name: '../../план.html', type: 'text/html' });
  expect(file).toMatchObject({ name: 'план.html', image: null });
  await socket.ask('chat message', { chatId, clientId: uuid(), message: 'План', fileIds: [file.id] });
  const { headers } = await get(bob, file);
  expect([headers.get('content-disposition')?.split(';')[0], headers.get('x-content-type-options')]).toEqual([
    'attachment',
    'nosniff',
  ]);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
});

test('a file is sent once, by whoever uploaded it, in its chat', async () => {
  const file = await uploaded(ann, { bytes: await picture() });
  const other = await connected(server.url, bob);
  const send = (client: ChatClient, clientId = uuid()) =>
    client.codeOf('chat message', { chatId, clientId, message: 'Файл', fileIds: [file.id] });
  expect(await send(other)).toBe('VALIDATION_ERROR');
  const clientId = uuid();
  expect([await send(socket, clientId), await send(socket, clientId), await send(socket)]).toEqual([
    null,
    null,
    'VALIDATION_ERROR',
  ]);
  other.close();
});

test('a deleted message takes its files along', async () => {
  const file = await uploaded(ann, { bytes: await picture() });
  const { messageId } = await socket.ask('chat message', {
    chatId,
    clientId: uuid(),
    message: 'Ой',
    fileIds: [file.id],
  });
  await socket.ask('delete message', { chatId, messageId });
  expect((await get(ann, file)).code).toBe('NOT_FOUND');
});

const bad: [string, () => Promise<Buffer | string>, string][] = [
  ['over 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'CHAT_FILE_TOO_LARGE'],
  ['an enormous picture', async () => pngBomb(20_000), 'CHAT_FILE_TOO_LARGE'],
  [
    'a truncated picture',
    async () => (await picture({ width: 900, height: 900, format: 'png' })).subarray(0, 400),
    'CHAT_FILE_INVALID',
  ],
  ['a program', async () => Buffer.from('\u007fELF\u0000\u0001\u0002'), 'CHAT_FILE_INVALID'],
];
test.each(bad)('a file of the chat is refused: %s', async (_name, bytes, code) => {
  expect((await upload(ann, { bytes: await bytes() })).code).toBe(code);
});

test('what is uploaded and never sent is forgotten after a day, bytes and all; what was sent stays', async () => {
  const [unsent, sent] = [
    await uploaded(ann, { bytes: await picture() }),
    await uploaded(ann, { bytes: await picture() }),
  ];
  await socket.ask('chat message', { chatId, clientId: uuid(), message: 'Вот', fileIds: [sent.id] });
  const addressOf = async ({ id }: ChatFile) =>
    (await server.database.pool.query<{ address: string }>('SELECT address FROM chat_file WHERE id = $1', [id])).rows[0]
      ?.address ?? null;
  const address = (await addressOf(unsent)) ?? '';
  const isKept = async () => (await findFile(server.product.app.files, address)) !== null;
  server.clock.advance(hours(24) - 1);
  await sweepDeadlines(server);
  expect(await isKept()).toBe(true);
  server.clock.advance(1);
  await sweepDeadlines(server);
  expect([await isKept(), await addressOf(unsent)]).toEqual([false, null]);
  expect((await get(ann, sent)).status).toBe(200);
});

test('a stranger uploads nothing', async () => {
  expect((await upload(stranger, { bytes: await picture() })).code).toBe('NOT_FOUND');
});

test('a browser keeps a picture but asks each time whether its person may still see it', async () => {
  const file = await uploaded(ann, { bytes: await picture(), name: 'a.jpg' });
  const ask = async (cookie: string, etag?: string) =>
    fetch(`${server.url}${file.url}`, {
      headers: { cookie, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
    });
  const own = cookieHeader(ann.browser.cookies);
  const first = await ask(own);
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(own, etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('', etag)).status).toBe(401);
  expect((await ask(cookieHeader(stranger.browser.cookies), etag)).status).toBe(404);
});

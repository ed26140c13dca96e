import fs from 'node:fs';
import path from 'node:path';
import { picture } from '../../support/pictures';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { povScene } from '../../support/pov-requests/pov-scene';
import { recording } from '../../support/pov-requests/recording';
import { sendPart } from '../../support/pov-requests/send-part';
import { sendFile } from '../../support/send-file';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { sameBrowserAt, secondMachine } from '../../support/storage/second-machine';
import { type StandInBucket, standInBucket } from '../../support/storage/stand-in-bucket';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { newPerson, newSquadChat } from '../../chat/support/chat-people';
import { cookieHeader } from '../../support/server/cookie-header';

let bucket: StandInBucket;
let first: TestServer;
let second: Omit<TestServer, 'database'>;
beforeAll(async () => {
  bucket = await standInBucket();
  first = await startTestServer(bucket.env);
  second = await secondMachine(first, bucket.env);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await bucket.stop();
});

const bytesAt = async (browser: TestBrowser, url: string) => {
  const cookie = cookieHeader(browser.cookies);
  const answer = await fetch(url, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const withAvatar = async (): Promise<TestPerson & { readonly address: string }> => {
  const person = await makePerson(first);
  expect((await sendFile(person.browser, 'PUT /v1/users/me/avatar', { bytes: await picture() })).code).toBeNull();
  return { ...person, address: (await person.browser.call('GET /v1/users/me')).body.avatarUrl ?? '' };
};
const stored = (folder: string): readonly string[] =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(folder));
const filesOn = ({ product }: Pick<TestServer, 'product'>): readonly string[] =>
  fs
    .readdirSync(product.app.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('a public picture taken in by one machine', () => {
  test('is given by another as if it lay there', async () => {
    const { address } = await withAvatar();
    const seen = await bytesAt(testBrowser(second.url), second.url + address);
    expect(seen.bytes.equals(bucket.objects.get(address.slice(1)) ?? Buffer.alloc(0))).toBe(true);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(seen.bytes.length),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(filesOn(first)).toEqual([]);
  });

  test('is not sent again to whoever has it, goes in parts, and a HEAD takes no bytes from the store', async () => {
    const { address } = await withAvatar();
    const browser = testBrowser(second.url);
    const whole = await browser.raw('GET', address);
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await browser.raw('GET', address, { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(
      304,
    );
    const part = await browser.raw('GET', address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.body]).toEqual([206, 'RIFF']);
    const asked = bucket.calls.length;
    const head = await browser.raw('HEAD', address);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, whole.headers.get('content-length')]);
    expect(bucket.calls.slice(asked)).toEqual([`HEAD ${address.slice(1)}`]);
  });

  test('leaves the bucket in both its sizes when another takes its place', async () => {
    const { address, browser } = await withAvatar();
    const before = stored('files/avatars').length;
    await sendFile(sameBrowserAt(second, browser), 'PUT /v1/users/me/avatar', { bytes: await picture() });
    expect([stored('files/avatars').length, bucket.objects.has(address.slice(1))]).toEqual([before, false]);
    expect((await testBrowser(first.url).raw('GET', address)).code).toBe('NOT_FOUND');
  });
});

test.each([
  '/files/avatars/..%2f..%2fprivate%2fpov%2fx',
  '/files/avatars/%2e%2e/chat/abcdefghijklmnopqrstuvwx.webp',
  '/files/avatars/..%5cchat%5cabcdefghijklmnopqrstuvwx.webp',
  '/files/avatars/abcdefghijklmnopqrstuvwx.webp%3flist-type=2',
  '/files/avatars/',
  '/files/chat/abcdefghijklmnopqrstuvwx.webp',
  '/files/disputes/abcdefghijklmnopqrstuvwx.webp',
  '/files/blog/abc.webp',
])('a name that is not of a public file is not even asked for: %s', async (address) => {
  bucket.objects.set('files/chat/abcdefghijklmnopqrstuvwx.webp', Buffer.from('private'));
  const asked = bucket.calls.length;
  const answer = await fetch(first.url + address);
  expect([answer.status, bucket.calls.slice(asked)]).toEqual([404, []]);
  expect(await answer.text()).not.toContain('private');
});

test('a file of a chat is given in parts by another machine, to members alone', async () => {
  const [ann, stranger] = [await newPerson(first, 'Ann'), await newPerson(first, 'Stranger')];
  const { chatId } = await newSquadChat(first, [ann]);
  const { body } = await sendFile(ann.browser, 'POST /v1/chat/{chatId}/files', {
    bytes: '0123456789',
    name: 'счёт.txt',
    params: { chatId },
  });
  const url = String(Object(body).url);
  const part = await sameBrowserAt(second, ann.browser).raw('GET', url, { headers: { range: 'bytes=-3' } });
  expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, '789', 'bytes 7-9/10']);
  expect(part.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(part.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(part.headers.get('cache-control')).toContain('private');
  const beyond = await sameBrowserAt(second, ann.browser).raw('GET', url, { headers: { range: 'bytes=10-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  expect((await sameBrowserAt(second, stranger.browser).raw('GET', url)).code).toBe('NOT_FOUND');
});

test('parts of one recording come to whichever machine; both give the whole, and all of it goes when it is forgotten', async () => {
  const scene = await povScene(first);
  const whole = recording(500_003);
  const { id } = await scene.open();
  const { body } = await scene.declare(id, whole.length);
  const client = scene.browserOf('client');
  const machines = [first, second];
  let offset = 0;
  for (const bytes of [100, 200_000, 250_000, 3, 49_900]) {
    const { url } = machines[offset % 2] ?? first;
    const answer = await sendPart(
      url,
      sameBrowserAt({ url }, client),
      body.fileId,
      offset,
      whole.subarray(offset, offset + bytes),
    );
    offset += bytes;
    expect(answer.body).toMatchObject({ offset });
  }
  for (const { url } of machines) {
    const given = await bytesAt(client, `${url}/v1/pov-requests/files/${body.fileId}`);
    expect([given.status, given.bytes.equals(whole)]).toEqual([200, true]);
  }
  const across = await sameBrowserAt(second, client).raw('GET', `/v1/pov-requests/files/${body.fileId}`, {
    headers: { range: 'bytes=4-103' },
  });
  expect([across.status, across.headers.get('content-length')]).toEqual([206, '100']);
  expect(String(across.body)).toContain('ftypisom');
  expect(stored(`private/recordings/${body.fileId}`)).toHaveLength(5);
  await client.call('DELETE /v1/pov-requests/files/{id}', { params: { id: body.fileId } });
  await sweepDeadlines(first);
  expect(stored(`private/recordings/${body.fileId}`)).toEqual([]);
  expect([...filesOn(first), ...filesOn(second)]).toEqual([]);
  expect(fs.readdirSync(path.join(second.product.app.config.dataDir, 'files-coming'))).toEqual([]);
});

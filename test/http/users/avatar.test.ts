import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoWithPlace, picture, pngBomb } from '../../support/pictures';
import { makePerson } from '../../support/people/make-person';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';
import type { TestBrowser } from '../../support/server/test-browser';

const server = serverForTests();

const route = 'PUT /v1/users/me/avatar';
const send = (
  browser: TestBrowser,
  bytes: Buffer | string,
  rest: { name?: string; type?: string; field?: string } = {},
) => sendFile(browser, route, { bytes, ...rest });

const folder = () => path.join(server.product.app.config.dataDir, 'files', 'avatars');
const kept = (): string[] => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);
const download = async (address: string) => {
  const answer = await fetch(server.url + address);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const avatarOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.call('GET /v1/users/me')).body.avatarUrl ?? '';

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'may be %s, and becomes a square WebP that never changes',
    async (format) => {
      const { browser } = await makePerson(server);
      expect((await send(browser, await picture({ width: 640, height: 400, format }))).status).toBe(200);
      const address = await avatarOf(browser);
      expect(address).toMatch(/^\/files\/avatars\/[\w-]{24}-272\.webp$/);
      const { status, headers, bytes } = await download(address);
      expect([
        status,
        headers.get('content-type'),
        headers.get('x-content-type-options'),
        headers.get('cache-control'),
      ]).toEqual([200, 'image/webp', 'nosniff', 'public, max-age=31536000, immutable']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 272, height: 272 });
      const small = await download(address.replace('-272', '-96'));
      expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    },
  );

  test('is not sent again to whoever has it, and goes in parts', async () => {
    const { browser } = await makePerson(server);
    await send(browser, await picture());
    const url = server.url + (await avatarOf(browser));
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const again = await fetch(url, { headers: { 'if-none-match': `"other", W/${whole.headers.get('etag') ?? ''}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const part = await fetch(url, { headers: { range: 'bytes=4-11' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 12)]);
  });

  test('takes the place of the one before, whose file is gone', async () => {
    const { browser } = await makePerson(server);
    await send(browser, await picture());
    const first = await avatarOf(browser);
    await send(browser, await picture());
    const second = await avatarOf(browser);
    expect(second).not.toBe(first);
    for (const edge of ['-272', '-96']) expect((await download(first.replace('-272', edge))).status).toBe(404);
    expect((await download(second)).status).toBe(200);
  });

  test('loses the place it was taken at and whose camera it was', async () => {
    const photo = await photoWithPlace();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { browser } = await makePerson(server);
    await send(browser, photo);
    const { bytes } = await download(await avatarOf(browser));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret Name')).toBe(false);
  });

  test('is stored under a name of ours, wherever its own name points', async () => {
    const { browser } = await makePerson(server);
    for (const name of [
      '../../../../etc/passwd',
      '..\\..\\x.jpg',
      '/etc/cron.d/x',
      'a'.repeat(4000),
      '<img src=x onerror=alert(1)>.jpg',
    ]) {
      expect((await send(browser, await picture(), { name })).status).toBe(200);
      expect(await avatarOf(browser)).toMatch(/^\/files\/avatars\/[\w-]{24}-272\.webp$/);
    }
    expect(kept().every((name) => /^[\w-]{24}-(272|96)\.webp$/.test(name))).toBe(true);
  });
});

describe('what is no photo is refused, and nothing stays on the disk', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
  const cases: readonly (readonly [string, string, () => Promise<Buffer | string>])[] = [
    ['a picture with a script in it', 'USERS_AVATAR_INVALID_TYPE', async () => svg],
    [
      'a GIF that is JavaScript too',
      'USERS_AVATAR_INVALID_TYPE',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(300), Buffer.from('*/=1;alert(1)')]),
    ],
    ['an honest GIF', 'USERS_AVATAR_INVALID_TYPE', () => picture({ format: 'gif' })],
    ['a page', 'USERS_AVATAR_INVALID_TYPE', async () => '<!doctype html><script>alert(1)</script>'],
    [
      'a photo cut short',
      'USERS_AVATAR_INVALID_TYPE',
      async () => (await picture({ width: 900, height: 900 })).subarray(0, 1500),
    ],
    [
      'a photo of which only the first bytes are one',
      'USERS_AVATAR_INVALID_TYPE',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
    ],
    ['an empty file', 'USERS_AVATAR_INVALID_TYPE', async () => Buffer.alloc(0)],
    ['20 000 × 20 000 points in a few bytes', 'USERS_AVATAR_TOO_LARGE', async () => pngBomb(20_000)],
    [
      'more than 5 MB',
      'USERS_AVATAR_TOO_LARGE',
      async () => Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]),
    ],
    ['fewer than 200 points a side', 'VALIDATION_ERROR', () => picture({ width: 900, height: 199 })],
  ];

  test.each(cases)('%s: %s', async (_name, code, bytes) => {
    const { browser } = await makePerson(server);
    const before = kept();
    expect((await send(browser, await bytes())).code).toBe(code);
    expect((await browser.call('GET /v1/users/me')).body.avatarUrl).toBeNull();
    expect(kept()).toEqual(before);
  });

  test('of too many points it is told how many there may be: it need not be large in bytes', async () => {
    const { browser } = await makePerson(server);
    const { body } = await send(browser, pngBomb(20_000));
    expect(Object(body).message).toBe('Фото слишком большое: можно до 5 МБ и 50 мегапикселей');
  });

  test('a call without the file, or with it in another field', async () => {
    const { browser } = await makePerson(server);
    expect((await send(browser, await picture(), { field: 'photo' })).code).toBe('VALIDATION_ERROR');
    await browser.raw('GET', '/v1/auth/csrf');
    expect((await browser.raw('PUT', '/v1/users/me/avatar', { body: new FormData() })).code).toBe('VALIDATION_ERROR');
    expect((await browser.raw('PUT', '/v1/users/me/avatar', { body: '{}' })).code).toBe('VALIDATION_ERROR');
  });

  test('more than twenty in ten minutes', async () => {
    const { browser } = await makePerson(server);
    const codes = [];
    for (let count = 0; count < 21; count += 1) codes.push((await send(browser, 'no photo')).code);
    expect(codes.slice(0, 20).every((code) => code === 'USERS_AVATAR_INVALID_TYPE')).toBe(true);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

test.each([
  '/files/../secret',
  '/files/..%2f..%2fsecret',
  '/files/avatars/..%5c..%5csecret',
  '/files/%2e%2e/secret',
  '/files/avatars/',
  '/files//etc/passwd',
])('no way out of the folder: %s', async (address) => {
  fs.writeFileSync(path.join(server.product.app.config.dataDir, 'secret'), 'the secret of this server');
  const answer = await fetch(server.url + address);
  expect(await answer.text()).not.toContain('the secret of this server');
  expect(answer.headers.get('content-type') ?? '').not.toContain('octet-stream');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '#server/platform/http/create-server.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { mountStatic } from '#server/composition/page/mount-static.ts';
import { testClock } from '../../support/test-clock';

const year = 'public, max-age=31536000, immutable';

let folder: string;
let server: FastifyInstance;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-client-'));
  fs.mkdirSync(path.join(folder, 'games'));
  const code = 'const answer = 42;\n'.repeat(200);
  const files = {
    'home.0123456789abcdef.js': code,
    'home.0123456789abcdef.js.br': 'squeezed',
    '7.0123456789ab.js': code,
    'games/cs2.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    'index.html': '{{boot}}',
    'assets-manifest.json': '{}',
    'assets-manifest.json.br': 'x',
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  server = await createServer(readConfig({ CLIENT_DIR: folder, NODE_ENV: 'production' }), testClock());
  await mountStatic(server, folder);
  server.get('/long', { config: { access: 'public' } }, async () => ({ words: 'слово '.repeat(500) }));
  server.get('/short', { config: { access: 'public' } }, async () => ({ words: 'слово' }));
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string, accept = 'identity') => server.inject({ url, headers: { 'accept-encoding': accept } });

describe('files', () => {
  test('with a hash of their content in the name are kept for a year', async () => {
    expect((await get('/assets/home.0123456789abcdef.js')).headers['cache-control']).toBe(year);
    expect((await get('/assets/7.0123456789ab.js')).headers['cache-control']).toBe(year);
  });

  test.each(['/assets/games/cs2.svg', '/assets/manifest.webmanifest'])(
    '%s, which may change, is asked about again',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      const again = await server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect(again.statusCode).toBe(304);
    },
  );

  test('a part behind the end of a file is refused as such', async () => {
    const answer = await server.inject({ url: '/assets/7.0123456789ab.js', headers: { range: 'bytes=999999-' } });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
  });

  test.each([
    '/assets/index.html',
    '/assets/assets-manifest.json',
    '/assets/assets-manifest.json.br',
    '/assets/games/../index.html',
    '/assets/%69ndex.html',
    '/assets/INDEX.HTML',
    '/assets/games',
    '/assets/games/',
    '/assets/games//cs2.svg',
    '/assets/..%2findex.html',
    '/assets/games%5ccs2.svg',
  ])('%s is not served', async (url) => {
    expect((await get(url, 'br')).statusCode).toBe(404);
  });

  test('of a release that came since the start are served too', async () => {
    expect((await get('/assets/8.0123456789ab.js')).statusCode).toBe(404);
    fs.writeFileSync(path.join(folder, '8.0123456789ab.js'), 'newer');
    expect((await get('/assets/8.0123456789ab.js')).body).toBe('newer');
  });

  test('compressed beforehand are sent as they are', async () => {
    const answer = await get('/assets/home.0123456789abcdef.js', 'gzip, br');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body).toBe('squeezed');
  });
});

describe('answers', () => {
  test.each(['br', 'gzip'])('above a kilobyte are compressed with %s', async (encoding) => {
    const answer = await get('/long', encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(300);
    expect(String(answer.headers.vary)).toMatch(/accept-encoding/i);
  });

  test('that are short, or asked for plainly, stay plain', async () => {
    expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
    expect((await get('/long')).headers['content-encoding']).toBeUndefined();
  });
});

test('every answer names the build, by which an open tab learns that it came from an older one', async () => {
  const release = (await get('/short')).headers['x-release'];
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  expect((await get('/nowhere')).headers['x-release']).toBe(release);
  // A process keeps serving the build that it started with.
  fs.writeFileSync(path.join(folder, 'assets-manifest.json'), '{"scripts":[]}');
  expect((await get('/short')).headers['x-release']).toBe(release);
  const next = await createServer(readConfig({ CLIENT_DIR: folder, NODE_ENV: 'production' }), testClock());
  next.get('/short', { config: { access: 'public' } }, async () => 'слово');
  const renewed = (await next.inject('/short')).headers['x-release'];
  await next.close();
  expect(renewed).toMatch(/^[0-9a-f]{12}$/);
  expect(renewed).not.toBe(release);
});

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { povScene, type PovScene } from '../../support/pov-requests/pov-scene';
import { recording } from '../../support/pov-requests/recording';
import { sendPart } from '../../support/pov-requests/send-part';
import { restartServer } from '../../support/server/restart-server';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { cookieHeader } from '../../support/server/cookie-header';

let server: TestServer;
let scene: PovScene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await povScene(server);
});
afterAll(() => server.stop());

const megabyte = 1024 * 1024;
const put = (fileId: string, offset: number | string, bytes: Buffer, by = 'client', type?: string) =>
  sendPart(server.url, scene.browserOf(by), fileId, offset, bytes, type);
const begin = async (size: number, name?: string) => {
  const request = await scene.open();
  const { body } = await scene.declare(request.id, size, name);
  return { ...request, fileId: body.fileId };
};
const within = (folder: string): readonly string[] => {
  const place = path.join(server.product.app.config.dataDir, folder);
  return fs.existsSync(place) ? fs.readdirSync(place) : [];
};
const onDisk = (): readonly string[] => within('private/recordings');
const download = async (fileId: string, by: string) => {
  const cookie = [...scene.browserOf(by).cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const response = await fetch(`${server.url}/v1/pov-requests/files/${fileId}`, { headers: { cookie } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a recording in parts', () => {
  test('takes the same part once, however many of it come at once, and ends as it was sent', async () => {
    const whole = recording(2 * megabyte);
    const { fileId } = await begin(whole.length);
    const first = await Promise.all(Array.from({ length: 4 }, () => put(fileId, 0, whole.subarray(0, megabyte))));
    expect(first.filter(({ code }) => code === null)).toHaveLength(1);
    expect(first.every(({ status }) => status < 500)).toBe(true);
    const last = await Promise.all(Array.from({ length: 4 }, () => put(fileId, megabyte, whole.subarray(megabyte))));
    expect(last.every(({ status }) => status < 500)).toBe(true);
    expect((await download(fileId, 'client')).bytes.equals(whole)).toBe(true);
  });

  test('comes whole, and only its author and administrators may read it', async () => {
    const whole = recording(2 * megabyte + 17);
    const { fileId, id } = await begin(whole.length, 'Вторая карта (финал).mp4');
    expect((await put(fileId, 0, whole.subarray(0, megabyte))).body).toMatchObject({ offset: megabyte });
    expect((await download(fileId, 'client')).status).toBe(404);
    expect((await scene.respond(id, 'SUBMITTED')).code).toBe('POV_UPLOAD_UNFINISHED');
    const last = await put(fileId, megabyte, whole.subarray(megabyte));
    expect(last.body).toMatchObject({
      offset: whole.length,
      request: { files: [{ complete: true, name: 'Вторая карта (финал).mp4' }] },
    });
    expect((await scene.respond(id, 'SUBMITTED')).body.status).toBe('SUBMITTED');
    for (const name of ['client', 'admin']) {
      const { bytes, headers } = await download(fileId, name);
      expect(bytes.equals(whole)).toBe(true);
      expect(headers.get('content-disposition')).toContain(
        `attachment; filename*=UTF-8''${encodeURIComponent('Вторая карта ')}%28`,
      );
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const name of ['owner', 'mate', 'stranger']) expect((await download(fileId, name)).status).toBe(404);
  });

  test('a wrong offset is refused and told the right one', async () => {
    const whole = recording(1000);
    const { fileId } = await begin(whole.length);
    await put(fileId, 0, whole.subarray(0, 600));
    for (const offset of [0, 599, 601, 1000]) {
      const answer = await put(fileId, offset, whole.subarray(0, 1));
      expect(answer).toMatchObject({ code: 'POV_OFFSET_MISMATCH', body: { details: { offset: 600 } } });
    }
    for (const offset of ['-1', 'x', '']) expect((await put(fileId, offset, whole)).code).toBe('VALIDATION_ERROR');
    expect((await put(fileId, 600, whole.subarray(600), 'client', 'application/json')).status).toBe(400);
    expect((await put(fileId, 600, whole.subarray(600), 'owner')).code).toBe('POV_REQUESTS_NOT_FOUND');
    expect((await put(fileId, 600, whole.subarray(600))).body).toMatchObject({ offset: 1000 });
  });

  test('the same part from two tabs at once is taken once', async () => {
    const whole = recording(3 * megabyte);
    const { fileId } = await begin(whole.length);
    for (let offset = 0; offset < whole.length; offset += megabyte) {
      const part = whole.subarray(offset, offset + megabyte);
      const codes = (await Promise.all([put(fileId, offset, part), put(fileId, offset, part)])).map(
        ({ code }) => code ?? 'taken',
      );
      expect(codes.sort()).toEqual(['POV_OFFSET_MISMATCH', 'taken']);
    }
    expect((await download(fileId, 'client')).bytes.equals(whole)).toBe(true);
  });

  test('more than was declared is refused and nothing of it stays', async () => {
    const { fileId } = await begin(100);
    expect((await put(fileId, 0, recording(101))).code).toBe('POV_REQUESTS_FILE_TOO_LARGE');
    expect((await scene.current()).body.request?.files).toMatchObject([{ received: 0 }]);
    expect([onDisk().includes(fileId), within('files-coming')]).toEqual([false, []]);
  });

  test('what only calls itself a recording is forgotten at once', async () => {
    const { fileId, id } = await begin(9000);
    expect((await put(fileId, 0, Buffer.alloc(5000, '<html>'))).code).toBe('POV_FILE_INVALID');
    expect((await scene.current()).body.request?.files).toEqual([]);
    await sweepDeadlines(server);
    expect(onDisk()).not.toContain(fileId);
    expect((await scene.declare(id, 100, 'virus.exe')).code).toBe('POV_FILE_INVALID');
  });

  test.each([
    ['a picture', Buffer.from('GIF89a=1;alert(1)//')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an archive', Buffer.from('PK\u0003\u0004 and so on')],
    ['one byte', Buffer.from('x')],
  ])('%s is no recording, whatever its name', async (_what, bytes) => {
    const { fileId } = await begin(bytes.length);
    expect((await put(fileId, 0, bytes)).code).toBe('POV_FILE_INVALID');
  });

  test('no name leads outside the folder, and a page inside a recording is only ever downloaded', async () => {
    const bytes = Buffer.concat([recording(64), Buffer.from('<script>alert(1)</script>')]);
    const { fileId } = await begin(bytes.length, '../../../etc/\u202epasswd\r\nX-Evil: 1.mp4');
    expect((await scene.current()).body.request?.files[0]?.name).toBe('passwdX-Evil: 1.mp4');
    await put(fileId, 0, bytes);
    const { headers } = await download(fileId, 'admin');
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-evil')).toBeNull();
    expect(onDisk()).toContain(fileId);
  });
});

describe('limits', () => {
  test('three files of two hundred megabytes', async () => {
    const { id } = await scene.open();
    expect((await scene.declare(id, 200 * megabyte + 1)).code).toBe('POV_REQUESTS_FILE_TOO_LARGE');
    for (const name of ['1.mp4', '2.webm', '3.dem'])
      expect((await scene.declare(id, 200 * megabyte, name)).status).toBe(200);
    expect((await scene.declare(id, 10, '4.mp4')).code).toBe('POV_REQUESTS_FILES_LIMIT');
  });

  test('a removed file makes room, and its bytes leave the disk', async () => {
    const { id, fileId } = await begin(1000);
    await put(fileId, 0, recording(1000));
    expect(onDisk()).toContain(fileId);
    const remove = (by: string) =>
      scene.browserOf(by).call('DELETE /v1/pov-requests/files/{id}', { params: { id: fileId } });
    expect((await remove('owner')).code).toBe('POV_REQUESTS_NOT_FOUND');
    const both = await Promise.all([remove('client'), remove('client')]);
    expect(both.map(({ code }) => code).sort()).toEqual(expect.arrayContaining([null]));
    await sweepDeadlines(server);
    expect(onDisk()).not.toContain(fileId);
    expect((await scene.current()).body.request).toMatchObject({ id, files: [] });
  });

  test('what was never handed in is swept with the request', async () => {
    const { fileId, squadId } = await begin(2000);
    await put(fileId, 0, recording(1000));
    server.clock.advance(24 * 3_600_000);
    expect((await put(fileId, 1000, recording(1000))).code).toBe('POV_CLOSED');
    await sweepDeadlines(server);
    expect(onDisk()).not.toContain(fileId);
    const { body } = await scene
      .browserOf('client')
      .call('GET /v1/squads/{id}/pov-request', { params: { id: squadId } });
    expect(body.request).toMatchObject({ status: 'EXPIRED', files: [] });
  });
});

describe('a cut upload goes on where it stopped', () => {
  /** Declares `bytes` and closes the connection after sending the first `sent` of them. */
  const cut = (fileId: string, offset: number, bytes: Buffer, sent: number): Promise<void> =>
    new Promise((resolve) => {
      const { cookies } = scene.browserOf('client');
      const request = http.request(`${server.url}/v1/pov-requests/files/${fileId}?offset=${offset}`, {
        method: 'PUT',
        headers: {
          cookie: cookieHeader(cookies),
          'x-csrf-token': cookies.get('csrf') ?? '',
          'content-type': 'application/octet-stream',
          'content-length': bytes.length,
        },
      });
      request.on('error', () => resolve());
      request.on('close', () => resolve());
      request.write(bytes.subarray(0, sent), () => setTimeout(() => request.destroy(), 50));
    });
  const received = async (id: string, size: number, name?: string): Promise<number> =>
    (await scene.declare(id, size, name)).body.offset;

  test('the same file again takes no second place', async () => {
    const { id, fileId } = await begin(1000);
    const again = await Promise.all([scene.declare(id, 1000), scene.declare(id, 1000)]);
    expect(again.map(({ body }) => body.fileId)).toEqual([fileId, fileId]);
    expect((await scene.declare(id, 1000, 'round.mp4', 'client', 'another day')).body.fileId).not.toBe(fileId);
  });

  // The last one: the people of the scene speak to the first server's database.
  test('after the line broke, and after the server was restarted', async () => {
    const whole = recording(3 * megabyte);
    const { id, fileId } = await begin(whole.length);
    await cut(fileId, 0, whole.subarray(0, 2 * megabyte), megabyte);
    let offset = 0;
    for (let tries = 0; tries < 100 && offset === 0; tries += 1) offset = await received(id, whole.length);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(megabyte);
    server = await restartServer(server);
    expect(await received(id, whole.length)).toBe(offset);
    while (offset < whole.length) {
      await put(fileId, offset, whole.subarray(offset, offset + megabyte));
      offset = Math.min(offset + megabyte, whole.length);
    }
    expect((await download(fileId, 'client')).bytes.equals(whole)).toBe(true);
  });
});

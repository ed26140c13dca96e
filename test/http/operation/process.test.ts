import http from 'node:http';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { exitCodeOf, type ProductFolder, productFolder } from '../../support/server/product-process';
import { testBrowser } from '../../support/server/test-browser';

jest.setTimeout(180_000);

let own: ProductFolder;
beforeAll(() => {
  own = productFolder();
});
afterAll(() => own.clean());

const registerMany = async (url: string, stopped: () => boolean): Promise<readonly string[]> => {
  const acknowledged: string[] = [];
  for (let n = 0; !stopped(); n += 1) {
    const username = `Load${process.pid}x${n}`;
    const answer = await testBrowser(url)
      .call('POST /v1/auth/register', { body: { email: `${username}@mail.ru`, username, password: 'verysecret1' } })
      .catch(() => null);
    if (answer?.status === 200) acknowledged.push(username);
    else break;
  }
  return acknowledged;
};

test('starts on an empty folder, refuses a second on it and a taken port, survives kill -9, and ends in time under load', async () => {
  const first = own.start(await freePort());
  await first.opened;

  const second = own.start(await freePort());
  expect(await exitCodeOf(second.child)).toBe(1);
  expect(second.said()).toMatch(/already running in .* \(process \d+\).*DATA_DIR/);
  expect(second.said()).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  const postgres = own.postgres();
  first.child.kill('SIGKILL');
  await exitCodeOf(first.child);
  process.kill(postgres, 0);
  const third = own.start(await freePort());
  await third.opened;
  expect(own.postgres()).toBe(postgres);
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);

  let stopped = false;
  const load = registerMany(third.url, () => stopped);
  while ((await (await fetch(`${third.url}/dev/api/mailbox`)).json()).length < 3);
  third.child.kill('SIGTERM');
  expect([await exitCodeOf(third.child), third.said()]).toEqual([0, expect.not.stringContaining('    at ')]);
  stopped = true;
  const acknowledged = await load;
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(own.isFree()).toBe(true);

  const taken = http.createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  const fourth = own.start(port);
  expect(await exitCodeOf(fourth.child)).toBe(1);
  expect(fourth.said()).toContain(`Port ${port} is taken`);
  expect(fourth.said().trim().split('\n')).toHaveLength(1);
  expect(own.isFree()).toBe(true);
  await new Promise((resolve) => taken.close(resolve));

  const fifth = own.start(port);
  await fifth.opened;
  const browser = testBrowser(fifth.url);
  for (const username of acknowledged) {
    await browser.raw('GET', '/v1/auth/csrf');
    expect(
      (await browser.call('POST /v1/auth/login', { body: { login: username, password: 'verysecret1' } })).status,
    ).toBe(200);
  }

  // A terminal sends SIGINT to the whole process group, and npm sends it to its child once more.
  fifth.child.kill('SIGINT');
  fifth.child.kill('SIGTERM');
  expect([await exitCodeOf(fifth.child), own.isFree()]).toEqual([0, true]);
});

import { once } from 'node:events';
import net from 'node:net';
import { listen } from '../../support/server/listen';
import { makePerson } from '../../support/people/make-person';
import { startTestServer } from '../../support/server/start-test-server';

test('a process stops though people keep its socket open and knock again', async () => {
  const server = await startTestServer();
  const { browser } = await makePerson(server);
  const tabs = await Promise.all([listen(server, browser, []), listen(server, browser, [])]);
  await expect(server.stop()).resolves.toBeUndefined();
  tabs.forEach((tab) => tab.close());
});

test('a process stops though somebody holds a line and asks nothing, or never ends asking', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const lines = await Promise.all(
    [
      '',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n',
      'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ].map(async (said) => {
      const line = net.connect(Number(port), hostname);
      // Nobody reads it, and only a response that is read to its end is closed.
      line.on('error', () => undefined).resume();
      await once(line, 'connect');
      line.write(said);
      return line;
    }),
  );
  const closed = Promise.all(lines.map((line) => once(line, 'close')));
  await expect(server.stop()).resolves.toBeUndefined();
  await closed;
});

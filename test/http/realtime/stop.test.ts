import { listen } from '../../support/listen';
import { makePerson } from '../../support/make-person';
import { startTestServer } from '../../support/start-test-server';

test('a process stops though people keep its socket open and knock again', async () => {
  const server = await startTestServer();
  const { browser } = await makePerson(server);
  const tabs = await Promise.all([listen(server, browser, []), listen(server, browser, [])]);
  await expect(server.stop()).resolves.toBeUndefined();
  tabs.forEach((tab) => tab.close());
});

import { startTestServer, type TestServer } from './start-test-server';

/**
 * A server for all tests of a file: starts before the first and stops after the last; can be used only in tests and
 * hooks.
 */
export const serverForTests = (env: Readonly<Record<string, string>> = {}): TestServer => {
  let started: TestServer | null = null;
  const running = (): TestServer => {
    if (!started) throw new Error('The server runs in tests and hooks only');
    return started;
  };
  beforeAll(async () => {
    started = await startTestServer(env);
  });
  afterAll(() => started?.stop());
  return {
    get url() {
      return running().url;
    },
    get product() {
      return running().product;
    },
    get database() {
      return running().database;
    },
    get clock() {
      return running().clock;
    },
    stop: () => running().stop(),
  };
};

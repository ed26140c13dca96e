import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

setFlagsFromString('--expose-gc');
const collectMemory = (): void => void runInNewContext('gc()');

/** All that a product has made hangs on its app. */
const appThatStopped = async () => {
  const server = await startTestServer();
  await fetch(`${server.url}/metrics`);
  const app = new WeakRef(server.product.app);
  await server.stop();
  return app;
};

test('a product that has stopped is let go of by its process', async () => {
  const app = await appThatStopped();
  const isGone = async (): Promise<boolean> => {
    collectMemory();
    return app.deref() === undefined;
  };
  await waitFor(isGone, (gone) => gone);
});

/** A run in one process has its browser here; workers end theirs with themselves. */
require('../load-product.cjs');
const tearDownPostgres = require('../postgres-global-teardown.cjs');
module.exports = async () => {
  const { closeBrowser } = require('../outside/browser-of-worker.ts');
  await closeBrowser();
  await tearDownPostgres();
};

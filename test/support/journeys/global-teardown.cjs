/** A run in one process has its browser here; workers end theirs with themselves. */
require('../load-product.cjs');
module.exports = async () => {
  const { closeBrowser } = require('../outside/browser-of-worker.ts');
  const { tearDownPostgres } = require('../postgres-for-tests.ts');
  await closeBrowser();
  await tearDownPostgres();
};

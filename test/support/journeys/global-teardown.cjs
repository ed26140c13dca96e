/** If jest runs in a single process, the browser belongs to it and is closed here; workers close their own. */
require('../load-product.cjs');
const tearDownPostgres = require('../postgres-global-teardown.cjs');
module.exports = async () => {
  const { closeBrowser } = require('../outside/browser-of-worker.ts');
  await closeBrowser();
  await tearDownPostgres();
};

/** One PostgreSQL for a whole jest run, with a migrated template that each test file copies. */
require('./load-product.cjs');
module.exports = async () => {
  const { setUpPostgres } = require('./postgres-for-tests.ts');
  await setUpPostgres();
};

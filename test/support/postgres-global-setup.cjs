/** One PostgreSQL for a whole jest run, with a migrated template that each test file copies. */
require('tsx/cjs');
module.exports = async () => {
  const { setUpPostgres } = require('./postgres-for-tests.ts');
  await setUpPostgres();
};

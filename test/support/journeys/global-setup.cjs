/** The run's PostgreSQL with a demo database that each journey copies. */
require('../load-product.cjs');
module.exports = async () => {
  const { setUpPostgres } = require('../postgres-for-tests.ts');
  const { fillDemoTemplate } = require('./demo-template.ts');
  await setUpPostgres();
  await fillDemoTemplate();
};

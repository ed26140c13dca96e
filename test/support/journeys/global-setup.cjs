/** The run's PostgreSQL, and in it a database filled with the demo that each journey copies. */
require('../load-product.cjs');
module.exports = async () => {
  const { setUpPostgres } = require('../postgres-for-tests.ts');
  const { fillDemoTemplate } = require('./demo-template.ts');
  await setUpPostgres();
  await fillDemoTemplate();
};

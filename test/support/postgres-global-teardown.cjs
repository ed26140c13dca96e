module.exports = async () => {
  const { tearDownPostgres } = require('./postgres-for-tests.ts');
  await tearDownPostgres();
};

const crypto = require('node:crypto');
const fs = require('node:fs');
const { version } = require('@swc/core');
const compileForNode = require('./compile-for-node.cjs');

const how = fs.readFileSync(require.resolve('./compile-for-node.cjs'), 'utf8');

/** Compiles tests and what they load inside of jest's sandbox. */
module.exports = {
  process: (source, file, { supportsDynamicImport }) => compileForNode(source, file, supportsDynamicImport),
  getCacheKey: (source, file, { supportsDynamicImport }) =>
    crypto
      .createHash('sha256')
      .update([version, how, String(supportsDynamicImport), file, source].join('\0'))
      .digest('hex'),
};

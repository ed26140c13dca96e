const crypto = require('node:crypto');
const fs = require('node:fs');
const { version } = require('@swc/core');
const compileForNode = require('./compile-for-node.cjs');

const how = fs.readFileSync(require.resolve('./compile-for-node.cjs'), 'utf8');

/**
 * Compiles tests and what they load inside jest's sandbox. Where Node can `require` an ES module (24.9 and later), jest
 * passes it unchanged: this happens only for packages, since our own sources are not ES modules to Node.
 */
module.exports = {
  process: (source, file, { supportsDynamicImport, supportsStaticESM }) =>
    supportsStaticESM ? { code: source } : compileForNode(source, file, supportsDynamicImport),
  getCacheKey: (source, file, { supportsDynamicImport, supportsStaticESM }) =>
    crypto
      .createHash('sha256')
      .update([version, how, String(supportsDynamicImport), String(supportsStaticESM), file, source].join('\0'))
      .digest('hex'),
};

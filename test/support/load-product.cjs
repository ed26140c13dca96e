const fs = require('node:fs');
const { createRequire } = require('node:module');
const compileForNode = require('./compile-for-node.cjs');

const maps = new Map();

const compile = (module, file) => {
  const { code, map } = compileForNode(fs.readFileSync(file, 'utf8'), file);
  maps.set(file, map);
  module._compile(code, file);
};

require.extensions['.ts'] = compile;
require.extensions['.tsx'] = compile;

/** Makes stack traces name lines of the sources; installed in the copy of the package that jest itself uses. */
createRequire(require.resolve('jest-runner'))('source-map-support').install({
  retrieveSourceMap: (file) => (maps.has(file) ? { url: file, map: maps.get(file) } : null),
});

/** Loads a module of the product, or a package, outside jest's sandbox, once per process. */
module.exports = require;

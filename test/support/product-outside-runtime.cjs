const path = require('node:path');
const Runtime = require('./compile-once-runtime.cjs');
const loadProduct = require('./load-product.cjs');

const tests = path.resolve(__dirname, '..') + path.sep;
const outside = path.resolve(__dirname, 'outside') + path.sep;
const client = path.resolve(__dirname, '../../src/client') + path.sep;

/**
 * Loads tests and their support into jest's sandbox. The product and the packages that they import are loaded by Node
 * itself, as in production, once for all files of a worker: loading 1,900 modules again took each file more than a
 * second, and the compiler's optimisations were lost. Modules of the product keep no state between files and cannot be
 * mocked: a mock would not reach the product. State that tests share between files belongs in `outside`. Code of the
 * client needs the browser that a test sets up around it, so it stays inside, with all that it imports.
 */
module.exports = class ProductOutsideRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (!from.startsWith(tests) || name === '@jest/globals' || this._resolution.isCoreModule(name))
      return super.requireModuleOrMock(from, name);
    const file = this._resolution.resolveCjs(from, name);
    const isTest = file.startsWith(tests) && !file.startsWith(outside);
    const inside = isTest || file.startsWith(client) || file.endsWith('.json');
    return inside ? super.requireModuleOrMock(from, name) : loadProduct(file);
  }

  requireActual(from, name) {
    return this.requireModuleOrMock(from, name);
  }

  setMock(_from, name) {
    throw new Error(`${name} is loaded outside of jest: it cannot be replaced`);
  }
};

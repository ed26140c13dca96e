const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const loadProduct = require('./load-product.cjs');

const tests = path.resolve(__dirname, '..') + path.sep;
const outside = path.resolve(__dirname, 'outside') + path.sep;
const client = path.resolve(__dirname, '../../src/client') + path.sep;

/**
 * Loads tests and what they stand on into jest's sandbox; the product and packages that they ask for are loaded by Node
 * itself, as in production, once for all files of a worker. Loading 1,900 modules anew took each file more than a
 * second, and what the compiler had learnt of them was forgotten. Modules of the product keep nothing between files, and
 * nobody replaces one: that would not reach the product. What tests keep from file to file stands in `outside`. Code of
 * the client looks for a browser that a test sets up around it, so it stays inside with all that it loads.
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

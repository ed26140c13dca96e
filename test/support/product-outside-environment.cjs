const { TestEnvironment } = require('jest-environment-node');

/**
 * The product lives outside of the sandbox: what it tells apart by its class is the same there and here, and so are the
 * variables of the process.
 */
module.exports = class ProductOutsideEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Error, Map, Set });
    this.global.process.env = process.env;
  }
};

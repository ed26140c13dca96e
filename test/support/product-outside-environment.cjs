const { TestEnvironment } = require('jest-environment-node');

/**
 * The product runs outside the sandbox: shares with it the built-in classes, so that `instanceof` works, and the
 * environment variables.
 */
module.exports = class ProductOutsideEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Error, Map, Set });
    this.global.process.env = process.env;
  }
};

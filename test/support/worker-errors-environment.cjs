const { TestEnvironment } = require('jest-environment-node');

/** What the product throws comes from outside of the sandbox: an `Error` is the same on both sides. */
module.exports = class WorkerErrorsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Error = Error;
  }
};

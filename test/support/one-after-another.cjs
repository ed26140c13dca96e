const asyncHooks = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');

/**
 * Stores the running test in place of AsyncLocalStorage, for tests that run one after another. AsyncLocalStorage makes
 * Node track every promise, of this file and of all that the worker has run before: a quarter of the processor time of
 * the server's tests. An unhandled rejection is reported by the test during which it occurs.
 */
class RunningTest {
  async run(test, callback) {
    const before = this.test;
    this.test = test;
    try {
      return await callback();
    } finally {
      this.test = before;
    }
  }

  getStore() {
    return this.test;
  }
}

/** jest's runner of a test file; the module that stores the running test is loaded with the class above. */
module.exports = (globalConfig, config, environment, runtime, ...rest) => {
  const load = runtime.requireInternalModule.bind(runtime);
  runtime.requireInternalModule = (...asked) => {
    const { AsyncLocalStorage } = asyncHooks;
    asyncHooks.AsyncLocalStorage = RunningTest;
    try {
      return load(...asked);
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  };
  return runFile(globalConfig, config, environment, runtime, ...rest);
};

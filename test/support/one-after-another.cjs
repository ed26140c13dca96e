const asyncHooks = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');

/**
 * Holds what the running test is, for tests that follow one another. jest's own way lets Node follow every promise, of
 * this file and of all that the worker has run before: a quarter of the processor time of the server's tests. An error
 * that nobody awaited is told by the test during which it comes.
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

/** jest's runner of a file; what holds the running test is loaded with the class above. */
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

/** Ends a run with one plain line that a person, or a machine that reads logs, finds at once. */
module.exports = class ClosingLineReporter {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites },
  ) {
    // A suite that could not even be loaded has no tests to count, and yet has failed.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(
      `tests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`,
    );
  }
};

/** Ends a run with one plain line that people and log readers find at once. */
module.exports = class ClosingLineReporter {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites },
  ) {
    // A suite that could not be loaded has failed without any test to count.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.stdout.write(
      `tests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`,
    );
  }
};

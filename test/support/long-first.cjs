const Sequencer = require('@jest/test-sequencer').default;
const long = require('./long-tests.json');

/**
 * The longest files start first. Without timings of an earlier run, jest sorts files by size, and these are small: they
 * would start last, and one worker would run for a minute while the other is idle.
 */
const place = ({ path }) => {
  const found = long.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/test/${name}.test.ts`));
  return found < 0 ? long.length : found;
};

module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};

const Sequencer = require('@jest/test-sequencer').default;

/**
 * The longest files start first. Without timings of an earlier run, jest sorts files by size, and these are small: they
 * would start last, and one worker would run for a minute while the other is idle.
 */
const long = [
  'http/squads/lifecycle-table',
  'http/operation/process',
  'ledger/kills/kill',
  'http/security/malformed',
  'http/administration/desk-plans',
  'http/security/broken-bodies',
  'http/administration/each-permission',
  'http/operation/stopping',
  'ledger/model',
  'http/squads/every-code',
  'http/squads/shortest-paths',
  'http/squads/crowd',
  'chat/killed-before-telling',
  'http/mates/demo',
  'chat/lost-nothing',
  'journeys/desk/every-section',
  'journeys/every-route',
  'journeys/faults/failing-calls',
  'journeys/faults/hanging-calls',
  'journeys/blog/blog',
  'journeys/settings',
  'browsers/back',
  'browsers/main-job',
  'browsers/chat',
];

const place = ({ path }) => {
  const found = long.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/test/${name}.test.ts`));
  return found < 0 ? long.length : found;
};

module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};

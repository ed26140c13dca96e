import { squadStatuses } from '../../src/domain/enums/squad-status';
import { squadRules } from '../../src/domain/squad/rules/squad-rules';
import { squadMachine } from '../../src/domain/squad/squad-machine';

test.each(squadStatuses)('the machine takes in %s exactly the events that the rules name there', (status) => {
  const ruled = Object.entries(squadRules).flatMap(([type, rules]) => (rules.statuses.includes(status) ? [type] : []));
  expect(Object.keys(squadMachine.states[status]?.config.on ?? {}).sort()).toEqual(ruled.sort());
});

test.each(squadStatuses)('%s is described in Russian', (status) => {
  expect(squadMachine.states[status]?.config.description).toMatch(/[а-я]/);
});

test('no status waits by a clock of the machine or calls anybody', () => {
  for (const status of squadStatuses) {
    expect(squadMachine.states[status]?.config).not.toHaveProperty('after');
    expect(squadMachine.states[status]?.config).not.toHaveProperty('invoke');
  }
});

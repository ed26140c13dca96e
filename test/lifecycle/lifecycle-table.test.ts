import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import { squadActions } from '#domain/squad/rules/all-rules.ts';
import { allowedActions } from './allowed-actions';
import { lifecycleTable } from './lifecycle-table';
import { actorOf, roles } from './people';
import { sampleEvent } from './sample-event';
import { sampleSquad } from './sample-squad';

test('the table has every action, role and status once', () => {
  expect(lifecycleTable).toHaveLength(squadActions.length * roles.length * squadStatuses.length);
  expect(new Set(lifecycleTable.map(({ action, role, status }) => `${action} ${role} ${status}`)).size).toBe(
    lifecycleTable.length,
  );
});

describe.each(squadStatuses)('in %s', (status) => {
  const squad = sampleSquad[status]();

  test('the sample squad is in this status', () => {
    expect(squad.state.value).toBe(status);
  });

  test.each(lifecycleTable.filter((cell) => cell.status === status))(
    '$action by $role: $expected',
    ({ action, role, expected }) => {
      const step = applySquadEvent(squad.state, sampleEvent(action, role, squad));
      expect('refused' in step ? step.refused : 'ok').toBe(expected);
    },
  );

  test.each(roles)('allowed actions of %s leave nothing out', (role) => {
    const facts = { at: squad.at, hasSquad: false, hasMateAccess: false, active: false, tokens: [] };
    const allowed = allowedActions(squad.state, actorOf(role), facts);
    const expected = lifecycleTable.filter(
      (cell) => cell.status === status && cell.role === role && cell.expected === 'ok',
    );
    expect(allowed).toEqual(expect.arrayContaining(expected.map((cell) => cell.action)));
  });
});

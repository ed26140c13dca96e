import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import { isSquadDeadlineKind } from '#domain/squad/deadlines.ts';
import type { SquadContext } from '#domain/squad/facts/squad-context.ts';
import { restoreSquad } from '#domain/squad/squad-machine.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';

test.each(squadStatuses)('a squad in %s is restored from its stored state unchanged', (status) => {
  const { context } = sampleSquad[status]();
  const stored: SquadContext = JSON.parse(JSON.stringify(context));
  const restored = restoreSquad(status, stored);
  expect(restored.value).toBe(status);
  expect(restored.context).toEqual(context);
});

test('a refused step changes nothing', () => {
  const { state, at } = sampleSquad.READY();
  const before = JSON.stringify(state.context);
  expect(applySquadEvent(state, { type: 'squad.leave', by: 'stranger', at })).toEqual({ refused: 'SQUADS_NOT_MEMBER' });
  expect(JSON.stringify(state.context)).toBe(before);
});

test('a step does not touch the squad it was made from', () => {
  const { state, at } = sampleSquad.READY();
  const before = JSON.stringify(state.context);
  applySquadEvent(state, { type: 'squad.confirm', by: 'mate', at });
  expect(JSON.stringify(state.context)).toBe(before);
});

test('kinds of deadlines are distinguished from other strings', () => {
  expect([isSquadDeadlineKind('squad.lobbyExpired'), isSquadDeadlineKind('squad.pay')]).toEqual([true, false]);
});

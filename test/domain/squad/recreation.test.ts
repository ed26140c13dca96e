import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { deadlinesOf } from '#domain/squad/deadlines.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import { createSuccessor } from '#domain/squad/creation/create-successor.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const flags = (walk: Walk, needed = true): Walk =>
  walk.send({ type: 'squad.needToRecreate', by: 'mate', at: walk.at, needed });

const succeed = (walk: Walk): Walk => {
  const made = createSuccessor(walk.state, 'owner', walk.at);
  if ('refused' in made) throw new Error(made.refused);
  const next = new Walk(made.snapshot);
  next.at = walk.at;
  next.effects = [...made.effects];
  return next;
};

test('timers stand still while the flag is up, and run on where they stopped', () => {
  const walk = flags(sampleSquad.IN_A_GAME());
  expect(deadlinesOf(walk.state)).toEqual([
    { kind: 'squad.recreationExpired', subject: '', at: walk.at + 15 * 60_000 },
  ]);
  flags(walk.after(5), false);
  expect(deadlinesOf(walk.state)).toEqual([{ kind: 'squad.durationElapsed', subject: '', at: walk.at + 40 * 60_000 }]);
});

test('all pauses together last a quarter of an hour', () => {
  const walk = flags(flags(flags(sampleSquad.IN_A_GAME()).after(10), false));
  expect(deadlinesOf(walk.state)).toEqual([{ kind: 'squad.recreationExpired', subject: '', at: walk.at + 5 * 60_000 }]);
  walk.after(6).timer('squad.recreationExpired');
  expect(walk.context.pausedMs).toBe(15 * 60_000);
  expect(squadRefusal(walk.state, { type: 'squad.needToRecreate', by: 'mate', at: walk.at, needed: true })).toBe(
    'SQUADS_INVALID_STATE',
  );
});

test('only a flagged squad is recreated, by its owner', () => {
  const walk = sampleSquad.IN_A_GAME();
  expect(createSuccessor(walk.state, 'owner', walk.at)).toEqual({ refused: 'SQUADS_INVALID_STATE' });
  expect(createSuccessor(flags(walk).state, 'client', walk.at)).toEqual({ refused: 'SQUADS_NOT_OWNER' });
});

test('the successor is in the lobby with the people, the money and the remaining minutes', () => {
  const old = flags(sampleSquad.IN_A_GAME()).after(3);
  const next = succeed(old);
  expect(next.state.value).toBe('STARTED');
  expect(next.context.durationMinutes).toBe(40);
  expect(next.all('admitMember').map((member) => member.memberId)).toEqual(['owner', 'mate', 'friend', 'client']);
  old.fresh().send({ type: 'squad.recreated', by: 'owner', at: old.at, newSquadId: 7 });
  expect(old.all('moveHeld')).toEqual([{ toSquadId: 7, amount: heldTotal(next.context) }]);
  expect(old.history()).toEqual(['UPDATED', 'DISBANDED']);
  expect(old.all('refundPayment')).toEqual([]);
});

test('the time played in the old squad is paid, even when the new one is disbanded in its lobby', () => {
  const next = succeed(flags(sampleSquad.IN_A_GAME())).fresh().disbands('owner');
  expect(next.paidTo('mate')).toBe(53_300);
  expect([next.returnedTo('owner'), next.returnedTo('client')]).toEqual([86_666, 43_334]);
});

test('played to the end, both halves are paid once', () => {
  const next = succeed(flags(sampleSquad.IN_A_GAME())).does('owner', 'squad.confirm').does('mate', 'squad.confirm');
  next.after(40).timer('squad.durationElapsed').does('owner', 'squad.confirm').does('client', 'squad.confirm');
  expect(next.paidTo('mate')).toBe(159_900);
});

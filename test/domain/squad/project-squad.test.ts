import { actionRefusal } from '#domain/squad/squad-refusal.ts';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import type { ActorFacts } from '#domain/squad/define-rules.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';
import { projectSquad } from '#domain/squad/facts/project-squad.ts';
import { repeatOrder } from '#domain/squad/creation/repeat-order.ts';
import { strikeConsequence } from '#domain/squad/steps/strike-consequence.ts';
import { allowedActions } from '../../lifecycle/allowed-actions';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const facts = (walk: Walk, more: Partial<ActorFacts> = {}): ActorFacts => ({
  at: walk.at,
  hasSquad: false,
  hasMateAccess: false,
  active: false,
  tokens: [],
  ...more,
});

test('an invited mate may accept or decline, and only while they take orders', () => {
  const walk = Walk.create();
  expect(allowedActions(walk.state, 'mate', facts(walk, { hasMateAccess: true, active: true }))).toEqual([
    'accept',
    'decline',
  ]);
  expect(actionRefusal(walk.state, 'accept', 'mate', facts(walk, { hasMateAccess: true }))).toBe(
    'SQUADS_MATE_NOT_ACTIVE',
  );
});

test('who holds a friend link may join or decline', () => {
  const walk = Walk.create({ friends: [{ friendId: null, token: 'link' }] });
  expect(allowedActions(walk.state, 'friend', facts(walk, { tokens: ['link'] }))).toEqual(['declineFriend', 'join']);
  expect(allowedActions(walk.state, 'friend', facts(walk))).toEqual([]);
});

test('a payer may pay until they have', () => {
  const walk = sampleSquad.READY();
  expect(allowedActions(walk.state, 'client', facts(walk))).toContain('pay');
  expect(actionRefusal(walk.pays('client').state, 'pay', 'client', facts(walk))).toBe('SQUADS_INVALID_MEMBER_PAYMENT');
});

test('the squad waits for the invited, then for payers and mates, then for those who must stand in the lobby', () => {
  expect(waitingFor(Walk.create().state)).toEqual(['mate']);
  expect(waitingFor(Walk.create().does('mate', 'squad.decline').state)).toEqual(['owner']);
  expect(waitingFor(sampleSquad.STARTED().state)).toEqual(['owner', 'mate']);
  expect(waitingFor(sampleSquad.IN_A_GAME().state)).toEqual([]);
  expect(waitingFor(sampleSquad.FINISHED().state)).toEqual(['owner', 'client']);
});

test('the countdown is that of the next thing to happen; open links do not count', () => {
  const walk = Walk.create({ friends: [{ friendId: null, token: 'link' }] });
  expect(nextDeadline(walk.state)?.at).toBe(walk.at + 10 * 60_000);
  expect(nextDeadline(walk.does('mate', 'squad.decline').state)?.at).toBe(walk.at + 60 * 60_000);
  expect(nextDeadline(sampleSquad.DISBANDED().state)).toBeNull();
});

test('a viewer sees no tokens, percents and promo codes of others', () => {
  const walk = sampleSquad.READY();
  walk.send({ type: 'squad.inviteFriend', by: 'owner', at: walk.at, friendId: null, token: 'secret' });
  walk.send({
    type: 'squad.applyPromoCode',
    by: 'owner',
    at: walk.at,
    promo: { code: 'MINE', percent: 5, amount: null },
    problem: null,
  });
  const seen = projectSquad(walk.context, 'client');
  expect(JSON.stringify(seen)).not.toMatch(/secret|MINE|"percent":82/);
  expect(projectSquad(walk.context, 'owner')).toMatchObject({
    friendInvitations: [{ token: 'secret' }],
    promo: { code: 'MINE' },
  });
  expect(JSON.stringify(projectSquad(walk.context, 'mate'))).toContain('"percent":82');
});

test('who else answered a hot squad is for its owner', () => {
  const walk = Walk.create({ mates: [], hot: true });
  for (const by of ['mate', 'mate-2']) walk.send({ type: 'squad.offerReady', by, at: walk.at, mate: fitMate });
  const seenBy = (viewer: string) => projectSquad(walk.context, viewer).offers.map(({ mateId }) => mateId);
  expect(seenBy('owner')).toEqual(['mate', 'mate-2']);
  expect(seenBy('mate-2')).toEqual([undefined, 'mate-2']);
});

test('a repeat invites everybody who played', () => {
  expect(repeatOrder(sampleSquad.FINISHED().context)).toMatchObject({
    terms: { gameId: 'cs2', durationMinutes: 60, slots: 5 },
    mateIds: ['mate'],
    friendIds: ['friend', 'client'],
  });
});

test('strikes: a warning, a day, a week, an administrator', () => {
  const day = 24 * 60 * 60_000;
  expect([1, 2, 3, 4].map((count) => strikeConsequence(count))).toEqual([
    { ordersOff: 0, toAdministrator: false },
    { ordersOff: day, toAdministrator: false },
    { ordersOff: 7 * day, toAdministrator: false },
    { ordersOff: 7 * day, toAdministrator: true },
  ]);
});

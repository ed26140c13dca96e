import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { fitMate } from '../../lifecycle/people';
import { Walk } from '../../lifecycle/walk';

const hot = (): Walk => Walk.create({ hot: true, mates: [] }).fresh();
const offer = (walk: Walk, by: string, facts = fitMate): SquadEvent => ({
  type: 'squad.offerReady',
  by,
  at: walk.at,
  mate: facts,
});

test('a mate who offered themselves joins at once when invited', () => {
  const walk = hot();
  walk
    .send(offer(walk, 'mate'))
    .send({ type: 'squad.inviteMate', by: 'owner', at: walk.at, mateId: 'mate', mate: fitMate });
  expect(walk.history()).toEqual(['MEMBER_INVITED', 'MEMBER_JOINED']);
  expect(walk.state.value).toBe('READY');
  expect(walk.context).toMatchObject({ hotUntil: null, offers: [] });
});

test('a visible hot squad can invite mates with an offer, and nobody else', () => {
  const walk = Walk.create({ hot: true, mates: [], visible: true }).fresh();
  walk.send(offer(walk, 'mate'));
  const invite = (mateId: string): SquadEvent => ({
    type: 'squad.inviteMate',
    by: 'owner',
    at: walk.at,
    mateId,
    mate: fitMate,
  });
  expect(squadRefusal(walk.state, invite('mate-2'))).toBe('SQUADS_MUST_BE_INVISIBLE');
  walk.send(offer(walk, 'mate-3'));
  expect(walk.send(invite('mate')).history()).toEqual(['MEMBER_INVITED', 'MEMBER_JOINED']);
  expect([walk.state.value, walk.context.hotUntil, walk.context.offers]).toEqual(['PENDING', null, []]);
});

test('the owner is notified of an offer, which expires after five minutes', () => {
  const walk = hot();
  walk.send(offer(walk, 'mate'));
  expect(walk.all('notify')).toEqual([{ notice: 'HOT_OFFER', by: 'mate', userIds: ['owner'] }]);
  expect(walk.after(5).timer('squad.offerExpired', 'mate').context.offers).toEqual([]);
});

test('after a quarter of an hour the squad is hot no more', () => {
  const walk = hot().after(15).timer('squad.hotExpired');
  expect(walk.context.hotUntil).toBeNull();
  expect(walk.history()).toEqual(['UPDATED']);
  expect(squadRefusal(walk.state, offer(walk, 'mate'))).toBe('SQUADS_INVALID_STATE');
});

test('only matching, free mates offer themselves, once, and ten at most', () => {
  const walk = hot();
  expect(squadRefusal(walk.state, offer(walk, 'mate', { ...fitMate, hasSquad: true }))).toBe('SQUADS_HAS_SQUAD');
  expect(squadRefusal(walk.state, offer(walk, 'mate', { ...fitMate, active: false }))).toBe('SQUADS_MATE_NOT_ACTIVE');
  for (let n = 0; n < 10; n += 1) walk.send(offer(walk, `mate-${n}`));
  expect(squadRefusal(walk.state, offer(walk, 'mate-3'))).toBe('SQUADS_ALREADY_INVITED');
  expect(squadRefusal(walk.state, offer(walk, 'mate-10'))).toBe('SQUADS_FULL');
});

test('a mate may withdraw their offer and make another one', () => {
  const walk = hot();
  const withdraw: SquadEvent = { type: 'squad.withdrawOffer', by: 'mate', at: walk.at };
  expect(squadRefusal(walk.state, withdraw)).toBe('SQUADS_MEMBER_NOT_FOUND');
  walk.send(offer(walk, 'mate')).send(withdraw);
  expect(walk.context.offers).toEqual([]);
  expect(walk.all('cancelDeadline')).toContainEqual({ kind: 'squad.offerExpired', subject: 'mate' });
  expect(walk.send(offer(walk, 'mate')).context.offers).toHaveLength(1);
});

test('an expired offer does not let the mate into a visible squad', () => {
  const walk = Walk.create({ hot: true, mates: [], visible: true }).fresh();
  walk.send(offer(walk, 'mate')).after(5);
  expect(
    squadRefusal(walk.state, { type: 'squad.inviteMate', by: 'owner', at: walk.at, mateId: 'mate', mate: fitMate }),
  ).toBe('SQUADS_MUST_BE_INVISIBLE');
});

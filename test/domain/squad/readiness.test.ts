import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';
import { creation } from '../../lifecycle/creation';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

type Pay = Extract<SquadEvent, { type: 'squad.pay' }>;
const pay = (walk: Walk, by: string, quoted: number, balance: number | null = null): Pay => ({
  type: 'squad.pay',
  by,
  at: walk.at,
  quoted,
  balance,
});

test('the last payment or confirmation starts the lobby', () => {
  const walk = sampleSquad.READY().does('mate', 'squad.confirm').pays('owner');
  expect(walk.state.value).toBe('READY');
  walk.fresh().pays('client');
  expect(walk.state.value).toBe('STARTED');
  expect(walk.history()).toEqual(['MEMBER_PAID', 'STARTED']);
});

test('a client owner pays for friends too, each share held by itself', () => {
  const walk = sampleSquad.READY().fresh().pays('owner');
  expect(walk.all('holdPayment')).toEqual([
    { memberId: 'owner', payerId: 'owner', amount: 65_000, subsidy: 0 },
    { memberId: 'friend', payerId: 'owner', amount: 65_000, subsidy: 0 },
  ]);
  expect(walk.history()).toEqual(['MEMBER_PAID']);
});

test('with SPLIT everybody pays their own', () => {
  const terms = { ...creation.terms, payMode: 'SPLIT' } as const;
  const walk = Walk.create({ terms, friends: [{ friendId: null, token: 'link' }] })
    .joins('friend', 'link')
    .accepts('mate');
  expect(walk.context.quote?.shares.map((share) => share.payerId)).toEqual(['owner', 'friend']);
});

test('in a mate’s squad everybody pays their own', () => {
  const walk = Walk.create({ creatorMate: fitMate, mates: [], friends: [{ friendId: null, token: 'link' }] }).joins(
    'friend',
    'link',
  );
  expect(walk.state.value).toBe('READY');
  expect(walk.context.quote?.shares).toEqual([{ memberId: 'friend', payerId: 'friend', amount: 130_000, subsidy: 0 }]);
});

test('a payer pays the sum they saw, once, and has it', () => {
  const walk = sampleSquad.READY();
  expect(squadRefusal(walk.state, pay(walk, 'client', 64_999))).toBe('SQUADS_INVALID_MEMBER_PAYMENT');
  expect(squadRefusal(walk.state, pay(walk, 'client', 65_000, 64_999))).toBe('BALANCE_INSUFFICIENT');
  expect(squadRefusal(walk.state, pay(walk, 'client', 65_000, 65_000))).toBeNull();
  expect(squadRefusal(walk.pays('client').state, pay(walk, 'client', 65_000))).toBe('SQUADS_INVALID_MEMBER_PAYMENT');
});

test('after the deadline nobody pays or confirms, whatever the clock has done yet', () => {
  const walk = sampleSquad.READY().after(15);
  expect(squadRefusal(walk.state, pay(walk, 'client', 65_000))).toBe('SQUADS_INVALID_STATE');
  expect(squadRefusal(walk.state, { type: 'squad.confirm', by: 'mate', at: walk.at })).toBe('SQUADS_INVALID_STATE');
});

test('a yes is to what the person saw', () => {
  const yes = (walk: Walk, by: string, seen: 'READY' | 'STARTED' | 'FINISHED') =>
    squadRefusal(walk.state, { type: 'squad.confirm', by, at: walk.at, seen });
  expect([yes(sampleSquad.READY(), 'mate', 'READY'), yes(sampleSquad.STARTED(), 'mate', 'STARTED')]).toEqual([
    null,
    null,
  ]);
  expect(yes(sampleSquad.STARTED(), 'mate', 'READY')).toBe('SQUADS_INVALID_STATE');
  expect(yes(sampleSquad.FINISHED(), 'owner', 'STARTED')).toBe('SQUADS_INVALID_STATE');
  expect(yes(sampleSquad.STARTED(), 'stranger', 'READY')).toBe('SQUADS_NOT_MEMBER');
});

test('the squad waits for those who have not paid or confirmed', () => {
  const walk = sampleSquad.READY();
  expect(waitingFor(walk.state)).toEqual(['owner', 'client', 'mate']);
  expect(waitingFor(walk.pays('owner').state)).toEqual(['client', 'mate']);
});

test('laggards are out after a quarter of an hour, others get their money back', () => {
  const walk = sampleSquad
    .READY()
    .pays('owner')
    .does('mate', 'squad.confirm')
    .fresh()
    .after(15)
    .timer('squad.confirmationExpired');
  expect(walk.history()).toEqual(['CONFIRMATION_EXPIRED', 'MEMBER_LEFT']);
  expect(walk.all('dismissMember')).toEqual([{ memberId: 'client' }]);
  expect(walk.returnedTo('owner')).toBe(130_000);
  expect(walk.state.value).toBe('READY');
});

test('without its mate the squad gathers again', () => {
  const walk = sampleSquad.READY().pays('owner').pays('client').after(15).timer('squad.confirmationExpired');
  expect(walk.state.value).toBe('PENDING');
  expect(walk.context.members.map((member) => member.id)).toEqual(['owner', 'friend', 'client']);
});

test('an owner’s own lateness disbands the squad', () => {
  const walk = sampleSquad.READY().pays('client').fresh().after(15).timer('squad.confirmationExpired');
  expect(walk.state.value).toBe('DISBANDED');
  expect(walk.history()).toEqual(['CONFIRMATION_EXPIRED', 'DISBANDED']);
  expect(walk.returnedTo('client')).toBe(65_000);
});

test('a ping in PENDING notifies everybody invited by name', () => {
  const walk = Walk.create({ friends: [{ friendId: 'friend', token: 'named' }] });
  walk.send({ type: 'squad.ping', by: 'owner', at: walk.at });
  expect(walk.all('notify').at(-1)).toEqual({ notice: 'PINGED', by: 'owner', userIds: ['mate', 'friend'] });
});

test('a ping in READY notifies only those who have not paid or confirmed, once a minute', () => {
  const walk = sampleSquad.READY().pays('owner').fresh();
  walk.send({ type: 'squad.ping', by: 'owner', at: walk.at });
  expect(walk.all('notify')).toEqual([{ notice: 'PINGED', by: 'owner', userIds: ['client', 'mate'] }]);
  expect(squadRefusal(walk.state, { type: 'squad.ping', by: 'client', at: walk.at + 59_999 })).toBe('RATE_LIMITED');
  expect(squadRefusal(walk.state, { type: 'squad.ping', by: 'client', at: walk.at + 60_000 })).toBeNull();
});

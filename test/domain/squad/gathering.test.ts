import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadChanges } from '#domain/squad/selectors/price.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const matesFit = { platform: true, language: true, category: true };
const update = (walk: Walk, changes: SquadChanges): Extract<SquadEvent, { type: 'squad.update' }> => ({
  type: 'squad.update',
  by: 'owner',
  at: walk.at,
  changes,
  maxSlots: 5,
  matesFit,
});

test('a squad is READY when nobody is awaited and both sides are there', () => {
  expect(Walk.create().accepts('mate').state.value).toBe('READY');
});

test('a visible squad gathers until it is full, then it is visible no more', () => {
  const walk = sampleSquad.PENDING();
  expect(walk.state.value).toBe('PENDING');
  walk.joins('last');
  expect(walk.state.value).toBe('READY');
  expect(walk.context.visible).toBe(false);
});

test('an hour without a step of a person disbands it', () => {
  const walk = Walk.create().after(10).timer('squad.invitationExpired', 'mate').after(50).timer('squad.idleExpired');
  expect(walk.state.value).toBe('DISBANDED');
});

test('a step of a person starts the hour again', () => {
  const walk = Walk.create({ visible: true }).after(30).joins('client').after(31);
  expect(squadRefusal(walk.state, { type: 'squad.idleExpired', by: 'system', at: walk.at, subject: '' })).toBe(
    'SQUADS_INVALID_STATE',
  );
});

test('entering READY fixes the price: the odd kopecks to the first', () => {
  const { quote, statusEndsAt } = sampleSquad.READY().context;
  expect(quote).toEqual({
    total: 195_000,
    mates: [{ mateId: 'mate', amount: 195_000 }],
    shares: ['owner', 'friend', 'client'].map((memberId) => ({
      memberId,
      payerId: memberId === 'client' ? 'client' : 'owner',
      amount: 65_000,
      subsidy: 0,
    })),
  });
  expect(statusEndsAt).toBe(sampleSquad.READY().at + 15 * 60_000);
});

test('a change of company in READY returns what is paid and issues a new price', () => {
  const walk = sampleSquad.READY().pays('owner').fresh().does('client', 'squad.leave');
  expect(walk.state.value).toBe('READY');
  expect(walk.returnedTo('owner')).toBe(130_000);
  expect(walk.context.payments).toEqual([]);
  expect(walk.context.quote?.total).toBe(163_000);
});

test('publishing a READY squad takes it back to PENDING', () => {
  const walk = sampleSquad.READY().pays('client').fresh().does('owner', 'squad.publish');
  expect(walk.state.value).toBe('PENDING');
  expect(walk.returnedTo('client')).toBe(65_000);
  expect(walk.history()).toEqual(['PUBLISHED']);
});

test('a kicked member gets their money back; an invited one only loses the invitation', () => {
  const walk = sampleSquad.READY().pays('client').fresh();
  walk.send({ type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'client' });
  expect(walk.returnedTo('client')).toBe(65_000);
  expect(walk.history()).toEqual(['MEMBER_KICKED']);
  const invited = Walk.create().fresh();
  invited.send({ type: 'squad.kick', by: 'owner', at: invited.at, memberId: 'mate' });
  expect(invited.history()).toEqual(['INVITATION_CANCELED']);
});

test('a friend link is taken back from a READY squad, where what is paid stays paid', () => {
  const walk = sampleSquad.READY().pays('client');
  walk.send({ type: 'squad.inviteFriend', by: 'owner', at: walk.at, friendId: null, token: 'secret' });
  walk.fresh().send({ type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'secret' });
  const { friendInvitations, payments } = walk.context;
  expect([walk.state.value, friendInvitations, payments.length]).toEqual(['READY', [], 1]);
  expect(walk.history()).toEqual(['INVITATION_CANCELED']);
});

test('the owner kicks neither themselves nor strangers', () => {
  const walk = sampleSquad.READY();
  expect(squadRefusal(walk.state, { type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'owner' })).toBe(
    'SQUADS_CANNOT_KICK_YOURSELF',
  );
  expect(squadRefusal(walk.state, { type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'stranger' })).toBe(
    'SQUADS_MEMBER_NOT_FOUND',
  );
});

test('while strangers may join, the price cannot change; other terms can', () => {
  const walk = sampleSquad.PENDING();
  expect(squadRefusal(walk.state, update(walk, { durationMinutes: 120 }))).toBe('SQUADS_MUST_BE_INVISIBLE');
  expect(squadRefusal(walk.state, update(walk, { payMode: 'SPLIT' }))).toBe('SQUADS_MUST_BE_INVISIBLE');
  expect(squadRefusal(walk.state, update(walk, { durationMinutes: 60, languages: ['ru', 'en'] }))).toBeNull();
});

test('slots stay between the members and the limit of the game', () => {
  const walk = sampleSquad.READY();
  expect(squadRefusal(walk.state, update(walk, { slots: 6 }))).toBe('SQUADS_MAX_SLOTS');
  expect(squadRefusal(walk.state, update(walk, { slots: 3 }))).toBe('SQUADS_FULL');
});

test('new terms must fit the mates who are there', () => {
  const walk = sampleSquad.READY();
  const changes = { platform: 'PS', languages: ['de'], category: { id: 5, kind: 'FAMOUS' } } as const;
  expect(squadRefusal(walk.state, { ...update(walk, changes), matesFit: { ...matesFit, platform: false } })).toBe(
    'SQUADS_MATE_PLATFORM_MISMATCH',
  );
  expect(squadRefusal(walk.state, { ...update(walk, changes), matesFit: { ...matesFit, language: false } })).toBe(
    'SQUADS_MATE_LANGUAGE_MISMATCH',
  );
  expect(squadRefusal(walk.state, update(walk, changes))).toBe('SQUADS_MATE_CATEGORY_DISABLED');
});

test('a new price in READY has to be confirmed by everybody again', () => {
  const walk = sampleSquad.READY().pays('owner').does('mate', 'squad.confirm').fresh();
  walk.send(update(walk, { durationMinutes: 120 }));
  expect(walk.state.value).toBe('READY');
  expect(walk.returnedTo('owner')).toBe(130_000);
  expect(walk.context.members.every((member) => member.confirmedAt === null)).toBe(true);
  expect(walk.context.quote?.total).toBe(371_000);
});

test('new languages in READY disturb nobody', () => {
  const walk = sampleSquad.READY().pays('owner').fresh();
  walk.send(update(walk, { languages: ['ru', 'en'] }));
  expect(walk.all('refundPayment')).toEqual([]);
});

test('a squad full of clients is no longer visible: the owner decides about a slot that becomes free later', () => {
  const terms = { platform: 'PC', languages: ['ru'], durationMinutes: 60, slots: 3, payMode: 'OWNER' } as const;
  const walk = Walk.create({ visible: true, terms }).joins('client').does('mate', 'squad.decline');
  expect(walk.context.visible).toBe(true);
  walk.joins('last');
  expect([walk.state.value, walk.context.visible]).toEqual(['PENDING', false]);
  walk.send({ type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'last' });
  expect(walk.context.visible).toBe(false);
});

test('taking the free places away makes a squad full, and so visible no more', () => {
  const walk = Walk.create({ visible: true }).joins('client').does('mate', 'squad.decline');
  expect(walk.send(update(walk, { slots: 2 })).context.visible).toBe(false);
});

import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const invite = (walk: Walk, mateId: string, mate: MateFacts | null): SquadEvent => ({
  type: 'squad.inviteMate',
  by: 'owner',
  at: walk.at,
  mateId,
  mate,
});

test.each<[string, Partial<MateFacts>, string]>([
  ['does not take orders', { active: false }, 'SQUADS_MATE_NOT_ACTIVE'],
  ['plays in another squad', { hasSquad: true }, 'SQUADS_MATE_HAS_SQUAD'],
  ['has not finished onboarding', { onboardingComplete: false }, 'SQUADS_INVALID_ONBOARDING'],
  ['plays another game', { gameId: 'dota2' }, 'SQUADS_MATE_GAME_MISMATCH'],
  ['has another platform', { platforms: ['XBOX'] }, 'SQUADS_MATE_PLATFORM_MISMATCH'],
  ['speaks none of the languages', { languages: ['de'] }, 'SQUADS_MATE_LANGUAGE_MISMATCH'],
  ['does not play the category', { categoryIds: [9] }, 'SQUADS_MATE_CATEGORY_DISABLED'],
])('a mate who %s cannot be invited', (_what, facts, code) => {
  const walk = Walk.create();
  expect(squadRefusal(walk.state, invite(walk, 'mate-2', { ...fitMate, ...facts }))).toBe(code);
});

test('an unknown mate cannot be invited', () => {
  const walk = Walk.create();
  expect(squadRefusal(walk.state, invite(walk, 'mate-2', null))).toBe('SQUADS_MATE_NOT_FOUND');
});

test('CROSS fits every platform', () => {
  const walk = Walk.create();
  expect(squadRefusal(walk.state, invite(walk, 'mate-2', { ...fitMate, platforms: ['CROSS'] }))).toBeNull();
});

test('only stars play FAMOUS', () => {
  const walk = Walk.create({
    hot: true,
    mates: [],
    category: { id: 1, kind: 'FAMOUS', playable: true, enabled: true },
  });
  expect(squadRefusal(walk.state, invite(walk, 'mate', fitMate))).toBe('SQUADS_MATE_CATEGORY_DISABLED');
  expect(squadRefusal(walk.state, invite(walk, 'mate', { ...fitMate, level: 'STAR' }))).toBeNull();
});

test('nobody is invited twice, nor when they play already', () => {
  const walk = Walk.create();
  expect(squadRefusal(walk.state, invite(walk, 'mate', fitMate))).toBe('SQUADS_ALREADY_INVITED');
  expect(squadRefusal(walk.accepts('mate').state, invite(walk, 'mate', fitMate))).toBe('SQUADS_ALREADY_MEMBER');
});

test('an open invitation takes a place', () => {
  const walk = Walk.create({
    terms: { platform: 'PC', languages: ['ru'], durationMinutes: 60, slots: 2, payMode: 'OWNER' },
  });
  expect(squadRefusal(walk.state, invite(walk, 'mate-2', fitMate))).toBe('SQUADS_FULL');
});

test('accepting an expired invitation is INVALID_STATE, before and after the clock removes it', () => {
  const walk = Walk.create().after(10);
  const accept: SquadEvent = { type: 'squad.accept', by: 'mate', at: walk.at, hasSquad: false, active: true };
  expect(squadRefusal(walk.state, accept)).toBe('SQUADS_INVALID_STATE');
  walk.timer('squad.invitationExpired', 'mate');
  expect(squadRefusal(walk.state, accept)).toBe('SQUADS_INVALID_STATE');
  expect(walk.history()).toContain('INVITATION_EXPIRED');
});

test('a mate with a squad or with orders off cannot accept', () => {
  const walk = Walk.create();
  const accept = { type: 'squad.accept', by: 'mate', at: walk.at, hasSquad: true, active: true } as const;
  expect(squadRefusal(walk.state, accept)).toBe('SQUADS_HAS_SQUAD');
  expect(squadRefusal(walk.state, { ...accept, hasSquad: false, active: false })).toBe('SQUADS_MATE_NOT_ACTIVE');
});

test('an expiry that lost the race against the acceptance does nothing', () => {
  const walk = Walk.create().accepts('mate').after(10);
  expect(
    squadRefusal(walk.state, { type: 'squad.invitationExpired', by: 'system', at: walk.at, subject: 'mate' }),
  ).toBe('SQUADS_INVALID_STATE');
});

test('a mate who declines leaves the squad to gather on', () => {
  const walk = Walk.create().does('mate', 'squad.decline');
  expect(walk.context.mateInvitations).toEqual([]);
  expect(walk.history()).toContain('INVITATION_CANCELED');
  expect(walk.all('cancelDeadline')).toContainEqual({ kind: 'squad.invitationExpired', subject: 'mate' });
});

test('only an invitation to a person keeps the squad in PENDING, an open link does not', () => {
  const link = Walk.create({ friends: [{ friendId: null, token: 'link' }] }).accepts('mate');
  expect(link.state.value).toBe('READY');
  const person = Walk.create({ friends: [{ friendId: 'friend', token: 'addressed' }] }).accepts('mate');
  expect(person.state.value).toBe('PENDING');
  expect(person.joins('friend', 'addressed').state.value).toBe('READY');
});

test('one link lets one friend in, and only until it expires', () => {
  const walk = Walk.create({ friends: [{ friendId: null, token: 'link' }] }).joins('friend', 'link');
  expect(walk.context.members.map((member) => member.type)).toEqual(['CLIENT', 'FRIEND']);
  const join: SquadEvent = {
    type: 'squad.join',
    by: 'other',
    at: walk.at,
    hasSquad: false,
    hasMateAccess: false,
    viaInvitation: 'link',
  };
  expect(squadRefusal(walk.state, join)).toBe('SQUADS_MUST_BE_VISIBLE');
  const late = Walk.create({ friends: [{ friendId: null, token: 'link' }] }).after(30);
  expect(squadRefusal(late.state, { ...join, at: late.at })).toBe('SQUADS_MUST_BE_VISIBLE');
});

test('a link addressed to a friend is good for nobody else', () => {
  const walk = Walk.create({ friends: [{ friendId: 'friend', token: 'addressed' }] });
  const join: SquadEvent = {
    type: 'squad.join',
    by: 'other',
    at: walk.at,
    hasSquad: false,
    hasMateAccess: false,
    viaInvitation: 'addressed',
  };
  expect(squadRefusal(walk.state, join)).toBe('SQUADS_MUST_BE_VISIBLE');
});

test('a friend can decline', () => {
  const walk = Walk.create({ friends: [{ friendId: 'friend', token: 'addressed' }] });
  walk.send({ type: 'squad.declineFriend', by: 'friend', at: walk.at, token: 'addressed' });
  expect(walk.context.friendInvitations).toEqual([]);
});

test('who has mate access never joins as a client', () => {
  const walk = sampleSquad.PENDING();
  const join = {
    type: 'squad.join',
    by: 'other',
    at: walk.at,
    hasSquad: false,
    hasMateAccess: true,
    viaInvitation: null,
  } as const;
  expect(squadRefusal(walk.state, join)).toBe('SQUADS_INVALID_MEMBERS');
  expect(squadRefusal(walk.state, { ...join, hasMateAccess: false, hasSquad: true })).toBe('SQUADS_HAS_SQUAD');
});

test('a friend invited by name joins as a friend by any way, and the squad no longer waits for them', () => {
  const called = (): Walk =>
    Walk.create({
      visible: true,
      friends: [
        { friendId: 'friend', token: 'by-name' },
        { friendId: null, token: 'link' },
      ],
    }).accepts('mate');
  for (const door of [null, 'link', 'by-name']) {
    const walk = called().joins('friend', door);
    expect(walk.context.friendInvitations.map(({ token }) => token)).toEqual(['link']);
    expect(walk.context.members.map(({ type }) => type)).toEqual(['CLIENT', 'MATE', 'FRIEND']);
  }
});

test('a friend invited by name takes the reserved slot, even without their token', () => {
  const walk = Walk.create({
    terms: { platform: 'PC', languages: ['ru'], durationMinutes: 60, slots: 3, payMode: 'OWNER' },
    friends: [{ friendId: 'friend', token: 'by-name' }],
  }).accepts('mate');
  expect(walk.joins('friend').state.value).toBe('READY');
});

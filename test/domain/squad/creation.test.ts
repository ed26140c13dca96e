import { createSquad } from '#domain/squad/creation/create-squad.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { creation } from '../../lifecycle/creation';
import { fitMate } from '../../lifecycle/people';
import { Walk } from '../../lifecycle/walk';

const refusal = (facts: Partial<CreateSquadFacts>): string => {
  const made = createSquad({ ...creation, ...facts });
  return 'refused' in made ? made.refused : 'ok';
};
const mates = (...ids: string[]) => ids.map((mateId) => ({ mateId, facts: fitMate }));
const trial = { id: 2, kind: 'EDUCATION_PROMO', playable: true, enabled: true } as const;
const trialTerms = { ...creation.terms, durationMinutes: 30, slots: 2 };

test.each<[string, Partial<CreateSquadFacts>, string]>([
  ['a client with a squad makes no second one', { creatorHasSquad: true }, 'SQUADS_HAS_SQUAD'],
  ['an invited mate has already invited the creator', { hasInvitationFromInvited: true }, 'SQUADS_HAS_INVITATION'],
  ['the game must exist', { game: null }, 'SQUADS_GAME_NOT_FOUND'],
  ['the game must run on the platform', { terms: { ...creation.terms, platform: 'XBOX' } }, 'SQUADS_INVALID_PLATFORM'],
  ['the category must exist', { category: null }, 'SQUADS_CATEGORY_NOT_FOUND'],
  [
    'a category that is switched off does not exist',
    { category: { id: 1, kind: 'FUN', playable: true, enabled: false } },
    'SQUADS_CATEGORY_NOT_FOUND',
  ],
  ['trial lessons may be switched off', { category: { ...trial, enabled: false } }, 'SQUADS_CATEGORY_PROMO_DISABLED'],
  ['a trial lesson is given once', { category: { ...trial, playable: false } }, 'SQUADS_CANNOT_PLAY_CATEGORY'],
  ['there are no more slots than the game allows', { terms: { ...creation.terms, slots: 6 } }, 'SQUADS_MAX_SLOTS'],
  ['nobody plays alone', { terms: { ...creation.terms, slots: 1 } }, 'SQUADS_MAX_SLOTS'],
  ['a client invites a mate or calls any', { mates: [] }, 'SQUADS_INVALID_MEMBERS'],
  ['a hot squad names no mate', { hot: true }, 'SQUADS_INVALID_MEMBERS'],
  ['nobody is invited twice', { mates: mates('mate', 'mate') }, 'SQUADS_INVALID_MEMBERS'],
  ['nobody invites themselves', { friends: [{ friendId: 'owner', token: 't' }] }, 'SQUADS_INVALID_MEMBERS'],
  [
    'a trial lesson is for two',
    { category: trial, terms: trialTerms, mates: mates('mate', 'mate-2') },
    'SQUADS_INVALID_MEMBERS',
  ],
  ['a trial lesson is not published', { category: trial, terms: trialTerms, visible: true }, 'SQUADS_INVALID_MEMBERS'],
  [
    'a mate creates while they take orders',
    { creatorMate: { ...fitMate, active: false }, mates: [] },
    'SQUADS_MATE_NOT_ACTIVE',
  ],
  [
    'a mate creates after onboarding',
    { creatorMate: { ...fitMate, onboardingComplete: false }, mates: [] },
    'SQUADS_INVALID_ONBOARDING',
  ],
  ['a mate needs to invite nobody', { creatorMate: fitMate, mates: [] }, 'ok'],
  ['a hot squad needs nobody', { hot: true, mates: [] }, 'ok'],
])('%s', (_rule, facts, expected) => {
  expect(refusal(facts)).toBe(expected);
});

test('invitations are tried one by one, those that fail stand in errors', () => {
  const facts = [
    ...mates('mate'),
    { mateId: 'busy', facts: { ...fitMate, hasSquad: true } },
    { mateId: 'nobody', facts: null },
  ];
  const made = createSquad({ ...creation, mates: facts });
  expect(made).toMatchObject({
    errors: [
      { memberId: 'busy', memberType: 'MATE', code: 'SQUADS_MATE_HAS_SQUAD' },
      { memberId: 'nobody', memberType: 'MATE', code: 'SQUADS_MATE_NOT_FOUND' },
    ],
    snapshot: { value: 'PENDING', context: { mateInvitations: [{ mateId: 'mate' }] } },
  });
});

test('the history begins with CREATED and MEMBER_INVITED, and the clock with the invitation and the hour of silence', () => {
  const walk = Walk.create();
  expect(walk.history()).toEqual(['CREATED', 'MEMBER_INVITED']);
  expect(walk.all('scheduleDeadline')).toEqual([
    { kind: 'squad.invitationExpired', subject: 'mate', at: walk.at + 10 * 60_000 },
    { kind: 'squad.idleExpired', subject: '', at: walk.at + 60 * 60_000 },
  ]);
  expect(walk.all('admitMember')).toEqual([{ memberId: 'owner', memberType: 'CLIENT', mate: null }]);
});

test('a squad may be published at once, after its mates are invited', () => {
  const walk = Walk.create({ visible: true });
  expect(walk.history()).toEqual(['CREATED', 'MEMBER_INVITED', 'PUBLISHED']);
  expect(walk.context).toMatchObject({ visible: true, mateInvitations: [{ mateId: 'mate' }] });
});

test('a hot squad calls mates for a quarter of an hour', () => {
  const walk = Walk.create({ hot: true, mates: [] });
  const terms = { gameId: 'cs2', categoryId: 1, categoryKind: 'RANK_UP', categoryPercent: null, ...creation.terms };
  expect(walk.all('callMates')).toEqual([{ until: walk.at + 15 * 60_000, ownerId: 'owner', terms }]);
});

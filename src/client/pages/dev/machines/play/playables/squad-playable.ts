import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { blankSquad } from '#domain/squad/creation/new-squad.ts';
import { type SquadTimerEvent, timers } from '#domain/squad/rules/all-rules.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';
import type { SquadActor } from '#domain/squad/facts/squad-people.ts';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import { minutes } from '#domain/time/durations.ts';
import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { playable, type Scene } from '../playable';

/** A mate who fits the played squad. */
const fitMate: MateFacts = {
  active: true,
  hasSquad: false,
  onboardingComplete: true,
  gameId: 'cs2',
  platforms: ['PC'],
  languages: ['ru', 'en'],
  categoryIds: [1, 2],
  level: 'PRO',
  percent: 82,
};

const members = ['owner', 'mate', 'client', 'friend'] as const;
const admin: SquadActor = { admin: 'admin' };

const owner = { id: 'owner', type: 'CLIENT', confirmedAt: null, mate: null } as const;

/** A squad for an hour of CS2, just created. */
const newcomer = {
  ...blankSquad,
  ownerId: owner.id,
  rates: null,
  gameId: 'cs2',
  categoryId: 1,
  categoryKind: 'RANK_UP',
  categoryPercent: null,
  platform: 'PC',
  languages: ['ru'],
  durationMinutes: 60,
  slots: 5,
  payMode: 'OWNER',
} as const;

type Squad = Scene<PublicSquad>;

const by =
  <Actor extends SquadActor>(...actors: readonly Actor[]) =>
  ({ at }: Squad) =>
    actors.map((actor) => ({ by: actor, at }));

const stateOf = ({ state, context }: Squad) => {
  const value = squadStatuses.find((status) => status === state);
  return value === undefined ? null : { value, context };
};

/** As `deadlinesOf` of the server, which would come into every page of a squad if this page called it. */
const dueIn = (scene: Squad) => {
  const state = stateOf(scene);
  if (state === null) return [];
  return timers
    .filter(({ statuses }) => statuses.includes(state.value))
    .flatMap(({ type, due }) =>
      due(state.context, state.value).map((one) => ({ kind: type, subject: one.subject ?? '', at: one.at })),
    );
};

/** The clock's event about each subject that has such a deadline. */
const timer = (kind: SquadTimerEvent['type']) => (scene: Squad) => {
  const subjects = dueIn(scene).flatMap((due) => (due.kind === kind ? [due.subject] : []));
  return (subjects.length === 0 ? [''] : subjects).map((subject) => ({ by: 'system' as const, at: scene.at, subject }));
};

/** The squad, played by its owner, two mates, a friend, a client, an administrator and the clock. */
export const squadPlayable = playable(squadMachine, {
  file: '#domain/squad/squad-machine.ts',
  name: 'squadMachine',
  input: (now) => ({ ...newcomer, createdAt: now, touchedAt: now, members: [{ ...owner, joinedAt: now }] }),
  events: {
    'squad.inviteMate': (scene) =>
      ['mate', 'mate-2'].flatMap((mateId) => by('owner')(scene).map((one) => ({ ...one, mateId, mate: fitMate }))),
    'squad.inviteFriend': (scene) =>
      by('owner')(scene).flatMap((one) => [
        { ...one, friendId: null, token: 'link' },
        { ...one, friendId: 'friend', token: 'addressed' },
      ]),
    'squad.accept': (scene) => by('mate', 'mate-2')(scene).map((one) => ({ ...one, hasSquad: false, active: true })),
    'squad.decline': by('mate', 'mate-2'),
    'squad.declineFriend': (scene) => by('friend')(scene).map((one) => ({ ...one, token: 'addressed' })),
    'squad.kick': (scene) =>
      ['friend', 'client', 'mate', 'mate-2'].flatMap((memberId) =>
        by('owner')(scene).map((one) => ({ ...one, memberId })),
      ),
    'squad.publish': by('owner'),
    'squad.unpublish': by('owner'),
    'squad.join': (scene) => [
      ...by('client')(scene).map((one) => ({ ...one, hasSquad: false, hasMateAccess: false, viaInvitation: null })),
      ...['link', 'addressed'].flatMap((viaInvitation) =>
        by('friend')(scene).map((one) => ({ ...one, hasSquad: false, hasMateAccess: false, viaInvitation })),
      ),
    ],
    'squad.leave': by('client', 'friend', 'mate', 'owner'),
    'squad.update': (scene) =>
      by('owner')(scene).map((one) => ({
        ...one,
        changes: { durationMinutes: 120 },
        maxSlots: 5,
        matesFit: { platform: true, language: true, category: true },
      })),
    'squad.applyPromoCode': (scene) =>
      by('owner')(scene).map((one) => ({
        ...one,
        promo: { code: 'START10', percent: 10, amount: null },
        problem: null,
      })),
    'squad.removePromoCode': by('owner'),
    'squad.pay': (scene) =>
      by(
        'owner',
        'client',
        'friend',
      )(scene).map((one) => ({ ...one, quoted: amountDue(scene.context, one.by), balance: null })),
    'squad.confirm': by(...members, 'mate-2'),
    'squad.ping': by(...members),
    'squad.needToRecreate': (scene) =>
      by('owner', 'mate')(scene).map((one) => ({ ...one, needed: scene.context.recreation === null })),
    'squad.recreated': (scene) => by('owner')(scene).map((one) => ({ ...one, newSquadId: 2 })),
    'squad.requestEarlyFinish': by('owner', 'mate'),
    'squad.answerEarlyFinish': (scene) =>
      by('mate', 'owner', 'mate-2')(scene).map((one) => ({ ...one, confirmed: true })),
    'squad.disband': (scene) => [
      ...by('owner')(scene).map((one) => ({ ...one, refundPercent: null })),
      ...by(admin)(scene).map((one) => ({ ...one, refundPercent: 50 })),
    ],
    'squad.repeat': (scene) => by('owner')(scene).map((one) => ({ ...one, hasSquad: false })),
    'squad.offerReady': (scene) => by('mate-2')(scene).map((one) => ({ ...one, mate: fitMate })),
    'squad.withdrawOffer': by('mate-2'),
    'squad.openDispute': (scene) => by('owner', 'mate')(scene).map((one) => ({ ...one, wantedPercent: 50 })),
    'squad.answerDispute': (scene) => by('mate', 'owner', 'mate-2')(scene).map((one) => ({ ...one, granted: true })),
    'squad.decideDispute': (scene) => by(admin)(scene).map((one) => ({ ...one, refundPercent: 50 })),
    'squad.idleExpired': timer('squad.idleExpired'),
    'squad.invitationExpired': timer('squad.invitationExpired'),
    'squad.confirmationExpired': timer('squad.confirmationExpired'),
    'squad.friendInvitationExpired': timer('squad.friendInvitationExpired'),
    'squad.hotExpired': timer('squad.hotExpired'),
    'squad.offerExpired': timer('squad.offerExpired'),
    'squad.lobbyExpired': timer('squad.lobbyExpired'),
    'squad.recreationExpired': timer('squad.recreationExpired'),
    'squad.durationElapsed': timer('squad.durationElapsed'),
    'squad.earlyFinishExpired': timer('squad.earlyFinishExpired'),
    'squad.disputeAnswerExpired': timer('squad.disputeAnswerExpired'),
    'squad.disputeDecisionExpired': timer('squad.disputeDecisionExpired'),
    'squad.settlementDue': timer('squad.settlementDue'),
  },
  choices: { by: [...members, 'mate-2', 'stranger', 'system', admin], mateId: ['mate', 'mate-2'] },
  refusal: (scene, event) => {
    const state = stateOf(scene);
    const code = state === null ? null : squadRefusal(state, event);
    return code === null ? null : squadRefusals[code].message;
  },
  deadlines: (scene) =>
    dueIn(scene).map(({ kind, subject, at }) => ({
      at,
      event: { type: kind, by: 'system', at: Math.max(at, scene.at), subject },
    })),
  walk: [
    'squad.inviteMate',
    'squad.accept',
    'squad.pay',
    'squad.confirm',
    'squad.confirm',
    'squad.confirm',
    minutes(60),
  ],
});

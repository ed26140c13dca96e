import type { CreateSquadFacts } from '../../squad/creation/new-squad';
import type { SquadContext, SquadState } from '../../squad/facts/squad-context';
import type { SquadPersonEvent } from '../../squad/rules/all-rules';
import type { SquadRefusalCode } from '../../squad/facts/squad-refusal-code';
import { Draft } from './draft';
import type { ExpectedEffect } from './draft-money';
import { type Expected, expectedStep } from './expected';
import { heldIn, held, mates, missing, playedMinutes } from './facts';
import { parts } from './price';
import { terms, waits } from './terms';
import { expectedRefusal } from './who-may';
import { misfit } from './why-not';

/** How a squad should begin: created, or in the place of another. */

const duplicates = (named: readonly string[]): boolean => named.some((one, index) => named.indexOf(one) !== index);

const termsOf = ({ game, category, terms: rest }: CreateSquadFacts) => ({
  ...rest,
  gameId: game?.id ?? '',
  categoryId: category?.id ?? 0,
  categoryKind: category?.kind ?? ('FUN' as const),
  categoryPercent: category?.percent ?? null,
});

const hasWrongMembers = (f: CreateSquadFacts): boolean => {
  const named = [f.by, ...f.mates.map(({ mateId }) => mateId), ...f.friends.flatMap(({ friendId }) => friendId ?? [])];
  const { length } = f.mates;
  const isPair = length === 1 && f.friends.length === 0 && f.terms.slots === terms.trialSlots;
  return (
    duplicates(named) ||
    (f.hot ? length > 0 || f.creatorMate !== null : length === 0 && f.creatorMate === null) ||
    (f.category?.kind === 'EDUCATION_PROMO' && (f.hot || f.visible || f.creatorMate !== null || !isPair))
  );
};

/** Why this squad should not be created; null: it should. */
export const expectedCreationRefusal = (f: CreateSquadFacts): SquadRefusalCode | null => {
  const { game, category, terms: t } = f;
  const trial = category?.kind === 'EDUCATION_PROMO';
  if (f.creatorHasSquad) return 'SQUADS_HAS_SQUAD';
  if (f.hasInvitationFromInvited) return 'SQUADS_HAS_INVITATION';
  if (game === null) return 'SQUADS_GAME_NOT_FOUND';
  if (!game.platforms.includes(t.platform)) return 'SQUADS_INVALID_PLATFORM';
  if (category === null) return 'SQUADS_CATEGORY_NOT_FOUND';
  if (!category.enabled) return trial ? 'SQUADS_CATEGORY_PROMO_DISABLED' : 'SQUADS_CATEGORY_NOT_FOUND';
  if (!category.playable) return 'SQUADS_CANNOT_PLAY_CATEGORY';
  if (trial && t.durationMinutes !== terms.trialMinutes) return 'SQUADS_CANNOT_PLAY_CATEGORY';
  if (t.slots < terms.slotsLeast || t.slots > game.maxSlots) return 'SQUADS_MAX_SLOTS';
  if (hasWrongMembers(f)) return 'SQUADS_INVALID_MEMBERS';
  return f.creatorMate === null ? null : misfit(termsOf(f), { ...f.creatorMate, hasSquad: false });
};

const blank = {
  visible: false,
  mateInvitations: [],
  friendInvitations: [],
  offers: [],
  promo: null,
  quote: null,
  payments: [],
  earned: [],
  statusEndsAt: null,
  lobbyExtended: false,
  earlyFinish: null,
  earlyFinishCount: 0,
  recreation: null,
  pausedMs: 0,
  lastPingAt: null,
  finishedAt: null,
  settledAt: null,
  dispute: null,
  repeatedAt: null,
  hotUntil: null,
} satisfies Partial<SquadContext>;

interface ExpectedCreation extends Expected {
  readonly errors: readonly { readonly memberId: string | null; readonly memberType: string; readonly code: string }[];
}

/** A new squad with those of its invitations that succeed. */
export const expectedCreation = (f: CreateSquadFacts): ExpectedCreation => {
  const { by, at, creatorMate } = f;
  const mate = creatorMate === null ? null : { level: creatorMate.level, percent: creatorMate.percent };
  const type = mate === null ? 'CLIENT' : 'MATE';
  const t = termsOf(f);
  let state: SquadState = {
    value: 'PENDING',
    // Assigned: a spread of so many fields takes thirty times as long.
    context: Object.assign({ ...t }, blank, {
      rates: f.rates ?? null,
      ownerId: by,
      createdAt: at,
      touchedAt: at,
      hotUntil: f.hot ? at + waits.hot : null,
      members: [{ id: by, type, joinedAt: at, confirmedAt: null, mate } as const],
    }),
  };
  const first = new Draft(state, { by, at });
  first.say('admitMember', { memberId: by, memberType: type, mate });
  first.write('CREATED');
  if (f.hot) first.say('callMates', { until: at + waits.hot, ownerId: by, terms: t });
  const effects: ExpectedEffect[] = [...first.effects];
  const errors: ExpectedCreation['errors'][number][] = [];
  const attempt = (e: SquadPersonEvent): SquadRefusalCode | null => {
    const code = expectedRefusal(state, e);
    if (code !== null) return code;
    const next = expectedStep(state, e);
    state = next.state;
    effects.push(...next.effects);
    return null;
  };
  for (const { mateId, facts } of f.mates) {
    const code = attempt({ type: 'squad.inviteMate', by, at, mateId, mate: facts });
    if (code !== null) errors.push({ memberId: mateId, memberType: 'MATE', code });
  }
  for (const { friendId, token } of f.friends) {
    const code = attempt({ type: 'squad.inviteFriend', by, at, friendId, token });
    if (code !== null) errors.push({ memberId: friendId, memberType: 'FRIEND', code });
  }
  if (f.visible) attempt({ type: 'squad.publish', by, at });
  return { state, effects, errors };
};

/** The squad that takes the place of another: the same people, the held money, the minutes that are left. */
export const expectedSuccessor = ({ value, context: old }: SquadState, by: string, at: number): Expected => {
  const d = new Draft({ value, context: old }, { by, at });
  const minutes = value === 'IN_A_GAME' ? playedMinutes(old, at) : 0;
  let { earned } = old;
  for (const { id, mate } of mates(old)) {
    const gross = Math.floor((d.partOf(id) * minutes) / old.durationMinutes);
    if (gross === 0 || mate === null) continue;
    const before = earned.find(({ mateId }) => mateId === id)?.gross ?? 0;
    earned = [...earned.filter(({ mateId }) => mateId !== id), { mateId: id, terms: mate, gross: before + gross }];
  }
  const payments = old.payments.flatMap((one) => {
    const rest = held(one);
    if (rest <= 0) return [];
    const back = one.refunded + one.subsidyReturned + rest;
    const amount = Math.floor((back * one.amount) / (one.amount + one.subsidy)) - one.refunded;
    const { memberId, payerId, paidAt } = one;
    const fresh = { refunded: 0, subsidyReturned: 0, spent: 0, moved: 0, acceptedAt: null };
    return [{ memberId, payerId, paidAt, amount, subsidy: rest - amount, ...fresh }];
  });
  const total = heldIn(old) - earned.reduce((sum, { gross }) => sum + gross, 0);
  const quotes = old.quote?.mates ?? [];
  const amounts = parts(
    total,
    quotes.map(({ amount }) => amount),
  );
  const pause = old.recreation === null ? 0 : Math.min(at, old.recreation.expiresAt) - old.recreation.flaggedAt;
  const context: SquadContext = {
    ...old,
    ...blank,
    createdAt: at,
    touchedAt: at,
    durationMinutes: Math.max(old.durationMinutes - minutes, 1),
    members: old.members.map((one) => ({ ...one, confirmedAt: null })),
    promo: old.promo,
    payments,
    earned,
    quote: {
      mates: quotes.map(({ mateId }, index) => ({ mateId, amount: amounts[index] ?? 0 })),
      shares: payments.map(({ memberId, payerId, amount, subsidy }) => ({ memberId, payerId, amount, subsidy })),
      total,
    },
    statusEndsAt: at + waits.lobby,
    earlyFinishCount: old.earlyFinishCount,
    pausedMs: old.pausedMs + pause,
    dispute: old.dispute,
  };
  const next = new Draft({ value: 'STARTED', context }, { by, at });
  for (const { id, type, mate } of context.members) next.say('admitMember', { memberId: id, memberType: type, mate });
  next.write('CREATED', by, null, { recreated: true });
  next.write('STARTED', 'system');
  next.tell('LOBBY_DUE', missing(context), 'system');
  if (context.dispute?.status === 'IN_PROGRESS') next.say('askModerators', { gameId: context.gameId });
  return { state: { value: 'STARTED', context }, effects: next.effects };
};

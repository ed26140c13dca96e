import * as fc from 'fast-check';
import { sumOf } from '#domain/money/kopecks.ts';
import {
  applySquadEvent,
  type SquadEffect,
  type SquadEffectParams,
  type SquadEffectType,
} from '#domain/squad/apply-squad-event.ts';
import { unearnedTotal } from '#domain/squad/steps/money/pools.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { heldOf, heldTotal } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { createSuccessor } from '#domain/squad/creation/create-successor.ts';
import { expectDeclared } from './expect-declared';
import { fitMate } from './people';
import { possibleEvents } from './possible-events';
import { sampleSquad } from './sample-squad';
import { Walk } from './walk';

const trial: Partial<CreateSquadFacts> = {
  category: { id: 2, kind: 'EDUCATION_PROMO', playable: true, enabled: true },
  terms: { platform: 'PC', languages: ['ru'], durationMinutes: 30, slots: 2, payMode: 'OWNER' },
};
const split: Partial<CreateSquadFacts> = {
  terms: { platform: 'PC', languages: ['ru'], durationMinutes: 90, slots: 5, payMode: 'SPLIT' },
};
const mates = ['mate', 'mate-2'].map((mateId) => ({
  mateId,
  facts: { ...fitMate, level: 'BEGINNER_III', percent: 75 } as const,
}));
const mateOwned: Partial<CreateSquadFacts> = { creatorMate: fitMate, mates: [], visible: true };

/** The start of a random life, epoch ms. */
const beginnings: readonly (() => Walk)[] = [
  () => Walk.create(),
  () => Walk.create(trial).accepts('mate').pays('owner'),
  () =>
    Walk.create({ ...split, mates, visible: true })
      .accepts('mate')
      .accepts('mate-2')
      .joins('client')
      .does('owner', 'squad.unpublish'),
  () => Walk.create(mateOwned).joins('client').joins('friend').does('owner', 'squad.unpublish'),
  sampleSquad.READY,
  sampleSquad.STARTED,
  sampleSquad.IN_A_GAME,
  sampleSquad.FINISHED,
];

type Flows = { [Type in SquadEffectType]: ((params: SquadEffectParams[Type]) => readonly number[]) | null };

/**
 * Change of the held money by each effect, in kopecks; null: moves none. The compiler requires an entry for every
 * effect.
 */
const flows: Flows = {
  holdPayment: ({ amount, subsidy }) => [amount, subsidy],
  refundPayment: ({ amount, subsidy }) => [-amount, -subsidy],
  payMate: ({ amount }) => [-amount],
  takeServicePart: ({ amount }) => [-amount],
  moveHeld: ({ amount }) => [-amount],
  // Moves money that was just paid out, between people and the service: see `checkReferrals`.
  payReferrals: null,
  // Only says how much of what `moveHeld` moves is bonus money.
  carryFunding: null,
  // A strike is not a fine.
  addStrike: null,
  carryDispute: null,
  carryPromoUse: null,
  recordHistory: null,
  recordAnswer: null,
  notify: null,
  ring: null,
  askModerators: null,
  admitMember: null,
  dismissMember: null,
  answeredInvitation: null,
  missedInvitation: null,
  takePromoUse: null,
  releasePromoUse: null,
  callMates: null,
  countFinished: null,
  countPlayed: null,
  closeChat: null,
  scheduleDeadline: null,
  cancelDeadline: null,
  announceChange: null,
};

const flowIn = <Type extends SquadEffectType>(type: Type, params: SquadEffectParams[Type]): readonly number[] => {
  const flow: Flows[Type] = flows[type];
  return flow === null ? [] : flow(params);
};
const flowOf = ({ type, params }: SquadEffect): readonly number[] => flowIn(type, params);

const paramsOf = <Type extends SquadEffectType>(type: Type, effects: readonly SquadEffect[]) => {
  const isOf = (effect: { type: string }): effect is { type: Type; params: SquadEffectParams[Type] } =>
    effect.type === type;
  return effects.flatMap((effect) => (isOf(effect) ? [effect.params] : []));
};

/**
 * Referral rewards are paid once, at the settlement: the costs do not exceed what the game cost, and `pays` equals what
 * the mates got.
 */
const checkReferrals = ({ context }: SquadState, effects: readonly SquadEffect[]): void => {
  const rewards = paramsOf('payReferrals', effects);
  expect(rewards.length).toBe(context.settledAt !== null && context.payments.length > 0 ? 1 : 0);
  for (const { costs, pays } of rewards) {
    expect(sumOf(costs, ({ amount }) => amount)).toBe(
      sumOf(context.payments, ({ amount, refunded, moved }) => amount - refunded - moved),
    );
    expect(costs.every(({ amount }) => amount >= 0)).toBe(true);
    const paid = paramsOf('payMate', effects).map(({ mateId, amount }) => ({ mateId, amount }));
    expect(paid).toEqual(expect.arrayContaining([...pays]));
  }
};

const isSum = (type: SquadEffect['type'], flow: number): boolean =>
  Number.isSafeInteger(flow) && (type === 'holdPayment' ? flow >= 0 : flow <= 0);

const checkMoney = ({ value, context }: SquadState, brought: number, effects: readonly SquadEffect[]): void => {
  expect(brought + sumOf(effects.flatMap(flowOf), (flow) => flow)).toBe(heldTotal(context));
  expect(effects.every((effect) => flowOf(effect).every((flow) => isSum(effect.type, flow)))).toBe(true);
  expect(context.payments.every((payment) => heldOf(payment) >= 0 && payment.refunded <= payment.amount)).toBe(true);
  expect(unearnedTotal(context)).toBeGreaterThanOrEqual(0);
  if (value === 'PENDING' || value === 'DISBANDED' || context.settledAt !== null) expect(heldTotal(context)).toBe(0);
};

const reached = new Set<string>();

/** Rarely chosen steps: they are always possible and would otherwise end or dominate most lives. */
const frequent = [
  'squad.disband',
  'squad.idleExpired',
  'squad.ping',
  'squad.inviteFriend',
  'squad.publish',
  'squad.inviteMate',
];
const isChosen = (type: string, pick: number): boolean => !frequent.includes(type) || pick % 5 === 0;

/** The life continues in the successor, with exactly the money that was moved. */
const succeed = (walk: Walk, before: SquadState, effects: readonly SquadEffect[]): number => {
  const successor = createSuccessor(before, 'owner', walk.at);
  if ('refused' in successor) throw new Error(`The successor is refused: ${successor.refused}`);
  expect(heldTotal(successor.snapshot.context)).toBe(
    sumOf(effects, (effect) => (effect.type === 'moveHeld' ? effect.params.amount : 0)),
  );
  expect(paramsOf('carryFunding', effects).flatMap(({ shares }) => shares)).toEqual(
    successor.snapshot.context.payments.map(({ memberId, amount }) => ({ memberId, amount })),
  );
  walk.state = successor.snapshot;
  walk.effects = [];
  return heldTotal(successor.snapshot.context);
};

const live = (walk: Walk, moves: readonly { readonly pick: number; readonly minutes: number }[]): void => {
  let brought = 0;
  for (const { pick, minutes } of moves) {
    const events = possibleEvents(walk.state, walk.after(minutes).at, pick).filter(({ type }) => isChosen(type, pick));
    const event = events[pick % Math.max(events.length, 1)];
    if (!event) continue;
    const before = walk.state;
    expectDeclared(before, event);
    const step = applySquadEvent(before, event);
    if ('refused' in step) throw new Error(`${event.type} was possible and is refused: ${step.refused}`);
    walk.state = step.snapshot;
    walk.effects.push(...step.effects);
    walk.at = Math.max(walk.at, event.at);
    reached.add(`${event.type} → ${walk.state.value}`);
    checkMoney(walk.state, brought, walk.effects);
    checkReferrals(walk.state, walk.effects);
    if (event.type === 'squad.recreated') brought = succeed(walk, before, step.effects);
  }
};

test('whatever happens, paid + subsidy = payouts + service part + refunds + held', () => {
  const move = fc.record({ pick: fc.nat(), minutes: fc.constantFrom(0, 0, 1, 4, 12, 31) });
  const moves = fc.array(move, { minLength: 5, maxLength: 25 });
  const numRuns = Number(process.env['LIFECYCLE_RUNS'] ?? 800);
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), moves, (begin, steps) => live(begin(), steps)),
    { numRuns },
  );
});

test('the random lives were full ones', () => {
  const usual = [
    'durationElapsed → FINISHED',
    'leave → DISBANDED',
    'leave → IN_A_GAME',
    'settlementDue → FINISHED',
    'lobbyExpired → DISBANDED',
  ];
  expect([...reached]).toEqual(expect.arrayContaining(usual.map((step) => `squad.${step}`)));
});

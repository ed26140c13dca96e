import * as fc from 'fast-check';
import { sumOf } from '../../src/domain/money/sum-of';
import { applySquadEvent } from '../../src/domain/squad/apply-squad-event';
import { heldOf, heldTotal } from '../../src/domain/squad/queries/payments';
import { freeTotal } from '../../src/domain/squad/money/pools';
import type { CreateSquadFacts } from '../../src/domain/squad/squad-creation';
import type { SquadEffect } from '../../src/domain/squad/squad-effect';
import type { SquadState } from '../../src/domain/squad/squad-state';
import { succeedSquad } from '../../src/domain/squad/succeed-squad';
import { fitMate } from './people';
import { possibleEvents } from './possible-events';
import { sampleSquad } from './sample-squad';
import { Walk } from './walk';

const trial: Partial<CreateSquadFacts> = {
  category: { id: 2, kind: 'EDUCATION_PROMO', playable: true, enabled: true },
  terms: { platform: 'PC', languages: ['ru'], durationMinutes: 30, slots: 2, payMode: 'OWNER' },
};
const split: Partial<CreateSquadFacts> = { terms: { platform: 'PC', languages: ['ru'], durationMinutes: 90, slots: 5, payMode: 'SPLIT' } };
const mates = ['mate', 'mate-2'].map((mateId) => ({ mateId, facts: { ...fitMate, level: 'BEGINNER_III', percent: 75 } as const }));
const mateOwned: Partial<CreateSquadFacts> = { creatorMate: fitMate, mates: [], visible: true };

/** Where a random life begins. */
const beginnings: readonly (() => Walk)[] = [
  () => Walk.create(),
  () => Walk.create(trial).accepts('mate').pays('owner'),
  () => Walk.create({ ...split, mates, visible: true }).accepts('mate').accepts('mate-2').joins('client').does('owner', 'squad.unpublish'),
  () => Walk.create(mateOwned).joins('client').joins('friend').does('owner', 'squad.unpublish'),
  sampleSquad.READY,
  sampleSquad.STARTED,
  sampleSquad.IN_A_GAME,
  sampleSquad.FINISHED,
];

/** Into what is held, and out of it, by one effect: the server's ledger sees nothing else. */
const flowOf = ({ type, params }: SquadEffect): readonly number[] => {
  switch (type) {
    case 'holdPayment':
      return [params.amount, params.subsidy];
    case 'refundPayment':
      return [-params.amount, -params.subsidy];
    case 'payMate':
    case 'takeServicePart':
    case 'moveHeld':
      return [-params.amount];
    default:
      return [];
  }
};

const isSum = (type: SquadEffect['type'], flow: number): boolean => Number.isSafeInteger(flow) && (type === 'holdPayment' ? flow >= 0 : flow <= 0);

const checkMoney = ({ value, context }: SquadState, brought: number, effects: readonly SquadEffect[]): void => {
  expect(brought + sumOf(effects.flatMap(flowOf), (flow) => flow)).toBe(heldTotal(context));
  expect(effects.every((effect) => flowOf(effect).every((flow) => isSum(effect.type, flow)))).toBe(true);
  expect(context.payments.every((payment) => heldOf(payment) >= 0 && payment.refunded <= payment.amount)).toBe(true);
  expect(freeTotal(context)).toBeGreaterThanOrEqual(0);
  if (value === 'PENDING' || value === 'DISBANDED' || context.settledAt !== null) expect(heldTotal(context)).toBe(0);
};

const reached = new Set<string>();

/** Always possible: chosen as often as anything else, these would end or fill most lives. */
const frequent = ['squad.disband', 'squad.idleExpired', 'squad.ping', 'squad.inviteFriend', 'squad.publish', 'squad.inviteMate'];
const isChosen = (type: string, pick: number): boolean => !frequent.includes(type) || pick % 5 === 0;

/** The life goes on in the squad that replaces this one, with exactly the money that was moved. */
const succeed = (walk: Walk, before: SquadState, effects: readonly SquadEffect[]): number => {
  const successor = succeedSquad(before, 'owner', walk.at);
  if ('refused' in successor) throw new Error(`The successor is refused: ${successor.refused}`);
  expect(heldTotal(successor.snapshot.context)).toBe(sumOf(effects, (effect) => (effect.type === 'moveHeld' ? effect.params.amount : 0)));
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
    const step = applySquadEvent(before, event);
    if ('refused' in step) throw new Error(`${event.type} was possible and is refused: ${step.refused}`);
    walk.state = step.snapshot;
    walk.effects.push(...step.effects);
    walk.at = Math.max(walk.at, event.at);
    reached.add(`${event.type} → ${walk.state.value}`);
    checkMoney(walk.state, brought, walk.effects);
    if (event.type === 'squad.recreated') brought = succeed(walk, before, step.effects);
  }
};

test('whatever happens, paid + subsidy = payouts + service part + refunds + held', () => {
  const move = fc.record({ pick: fc.nat(), minutes: fc.constantFrom(0, 0, 1, 4, 12, 31) });
  const moves = fc.array(move, { minLength: 5, maxLength: 25 });
  const numRuns = Number(process.env['LIFECYCLE_RUNS'] ?? 800);
  fc.assert(fc.property(fc.constantFrom(...beginnings), moves, (begin, steps) => live(begin(), steps)), { numRuns });
});

test('the random lives were full ones', () => {
  const usual = ['durationElapsed → FINISHED', 'leave → DISBANDED', 'leave → IN_A_GAME', 'settlementDue → FINISHED', 'lobbyExpired → DISBANDED'];
  expect([...reached]).toEqual(expect.arrayContaining(usual.map((step) => `squad.${step}`)));
});

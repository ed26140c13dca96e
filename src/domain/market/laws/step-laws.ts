import type { SquadContext } from '../../squad/facts/squad-context';
import type { StepEffectType } from '../../squad/facts/squad-effect';
import type { SquadEffectType } from '../../squad/apply-squad-event';
import { difference } from '../same';
import { law, type Observed } from './law';

type Field = keyof SquadContext;

const peopleFields = [
  'members',
  'mateInvitations',
  'friendInvitations',
  'offers',
  'visible',
  'hotUntil',
  'ownerId',
] as const;
const priceFields = ['quote', 'promo', 'rates'] as const;
const moneyFields = ['payments', 'earned', 'settledAt'] as const;
const timeFields = [
  'statusEndsAt',
  'touchedAt',
  'createdAt',
  'lobbyExtended',
  'recreation',
  'pausedMs',
  'lastPingAt',
  'finishedAt',
  'repeatedAt',
] as const;
const disputeFields = ['dispute', 'earlyFinish', 'earlyFinishCount'] as const;
const termFields = [
  'gameId',
  'categoryId',
  'categoryKind',
  'categoryPercent',
  'platform',
  'languages',
  'durationMinutes',
  'slots',
  'payMode',
] as const;

const differs =
  (fields: readonly Field[]) =>
  ({ after, expected }: Observed): string | null => {
    for (const field of fields) {
      const found = difference(after.context[field], expected.state.context[field], field);
      if (found !== null) return found;
    }
    return null;
  };

/** What moves money in the books. */
export const moneyEffects: readonly SquadEffectType[] = [
  'holdPayment',
  'refundPayment',
  'payMate',
  'takeServicePart',
  'payReferrals',
  'moveHeld',
  'carryFunding',
];
const toldEffects: readonly SquadEffectType[] = ['notify', 'ring', 'askModerators', 'callMates'];
const derived: readonly SquadEffectType[] = ['scheduleDeadline', 'cancelDeadline', 'announceChange'];

const effectsDiffer =
  (isOne: (type: SquadEffectType | StepEffectType) => boolean) =>
  ({ effects, expected }: Observed): string | null =>
    difference(
      effects.filter(({ type }) => isOne(type)),
      expected.effects.filter(({ type }) => isOne(type)),
      'effects',
    );

/** The squad after a step and what the server was told are what the specification says, part by part. */
export const stepLaws = [
  law('status', 'A squad comes into the status that the table of states names.', ({ after, expected }: Observed) =>
    difference(after.value, expected.state.value, 'status'),
  ),
  law(
    'people',
    'Members, invitations, offers and who may see it change as the action says, and not else.',
    differs(peopleFields),
  ),
  law('price', 'The quote is the published price, split among those who pay.', differs(priceFields)),
  law('shares', 'Every paid share goes where the terms of cancellation and settlement say.', differs(moneyFields)),
  law('times', 'Every moment that is set is the published term from the step.', differs(timeFields)),
  law('disputes', 'Disputes and early finishes follow their own tables.', differs(disputeFields)),
  law('agreed terms', 'Only an update changes what was agreed on.', differs(termFields)),
  law(
    'money effects',
    'The server is told to move exactly the money that the terms move.',
    effectsDiffer((type) => moneyEffects.includes(type)),
  ),
  law(
    'history',
    'The history says what happened, by whom and about whom.',
    effectsDiffer((type) => type === 'recordHistory'),
  ),
  law(
    'notices',
    'Those whom a step concerns are told of it, and nobody else.',
    effectsDiffer((type) => toldEffects.includes(type)),
  ),
  law(
    'other effects',
    'Strikes, answers, minutes, promo codes and chats are counted as the step says.',
    effectsDiffer(
      (type) =>
        type !== 'recordHistory' &&
        !moneyEffects.includes(type) &&
        !toldEffects.includes(type) &&
        !derived.includes(type),
    ),
  ),
] as const;

const derivedEffects = new Set<string>(derived);

/** Whether everything is as expected, effects in their order: then no part has to be looked at alone. */
export const isAsExpected = ({ after, effects, expected }: Observed): boolean => {
  if (after.value !== expected.state.value) return false;
  const made = effects.filter(({ type }) => !derivedEffects.has(type));
  return difference(made, expected.effects) === null && difference(after.context, expected.state.context) === null;
};

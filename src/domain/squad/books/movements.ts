import { type AccountRef, platformAccount, squadHold, userAccount } from '../../money/account-ref';
import type { HeldPrice, Movement } from '../../money/movement';
import { type Kopecks, sumOf } from '../../money/kopecks';
import type { SquadEffect } from '../apply-squad-event';
import type { MatePay, StepEffectParams } from '../facts/squad-effect';

/** A share as it is held: the payer's part, and beside it what the service adds. */
export const heldShare = (
  squadId: number,
  { payerId, amount, subsidy }: StepEffectParams['holdPayment'],
): HeldPrice => {
  const hold = squadHold(squadId);
  return { payerId, hold, amount, alongside: [{ from: platformAccount('subsidy'), to: hold, amount: subsidy }] };
};

/** A part of a share as it goes back: to the payer, and what the service has added to the service. */
export const returnedShare = (
  squadId: number,
  { payerId, amount, subsidy }: StepEffectParams['refundPayment'],
): HeldPrice => {
  const hold = squadHold(squadId);
  return { payerId, hold, amount, alongside: [{ from: hold, to: platformAccount('subsidy'), amount: subsidy }] };
};

/** What is kept back of somebody's pay, and where. */
interface KeptBack {
  readonly to: AccountRef;
  readonly amount: Kopecks;
}

/** Kopecks that a mate gets at once: the pay without what is kept back. */
export const paidAtOnce = (amount: Kopecks, held: readonly KeptBack[]): Kopecks =>
  amount - sumOf(held, (part) => part.amount);

/** Movements of a mate's pay. */
export const payMovements = (
  squadId: number,
  { mateId, amount }: MatePay,
  held: readonly KeptBack[],
): readonly Movement[] => {
  const from = squadHold(squadId);
  return [
    { from, to: userAccount(mateId), amount: paidAtOnce(amount, held) },
    ...held.map((part) => ({ from, ...part })),
  ];
};

/** Movement of the service's part. */
export const serviceMovement = (squadId: number, { amount }: StepEffectParams['takeServicePart']): Movement => ({
  from: squadHold(squadId),
  to: platformAccount('revenue'),
  amount,
});

/** Movement of everything still held to the successor. */
export const carryMovement = (squadId: number, { toSquadId, amount }: StepEffectParams['moveHeld']): Movement => ({
  from: squadHold(squadId),
  to: squadHold(toSquadId),
  amount,
});

/** Movements of an effect out of what a squad holds, with nothing of a pay kept back; none for other effects. */
export const movementsOfHeld = (squadId: number, effect: SquadEffect): readonly Movement[] => {
  switch (effect.type) {
    case 'payMate':
      return payMovements(squadId, effect.params, []);
    case 'takeServicePart':
      return [serviceMovement(squadId, effect.params)];
    case 'moveHeld':
      return [carryMovement(squadId, effect.params)];
    default:
      return [];
  }
};

interface ReferralPay {
  readonly referrerId: string;
  readonly reward: Kopecks;
  /** What others bear of the reward. */
  readonly shares: readonly MatePay[];
  /** Where the service's part is kept back; null: it is paid. */
  readonly hold: AccountRef | null;
}

/** Movements of a referrer's reward: others' shares of it, and out of the service's part the rest. */
export const referralMovements = ({ referrerId, reward, shares, hold }: ReferralPay): readonly Movement[] => {
  const to = userAccount(referrerId);
  return [
    ...shares.map(({ mateId, amount }) => ({ from: userAccount(mateId), to, amount })),
    { from: platformAccount('revenue'), to: hold ?? to, amount: reward - sumOf(shares, ({ amount }) => amount) },
  ];
};

import type { CategoryKind } from '../enums/category-kind';
import type { Kopecks } from '../money/kopecks';
import type { MateFacts } from './mate-facts';
import type { UserId } from './squad-actor';
import type { SquadActor } from './squad-actor';
import type { SquadTerms } from './squad-context';
import type { SquadPromo } from './squad-promo';
import type { SquadRefusalCode } from './squad-refusal-code';
import type { SquadTimerEvent } from './squad-timer-event';

type Step<Type extends string, Facts = object> = { readonly type: Type; readonly by: SquadActor; readonly at: number } & Readonly<Facts>;

/** Facts about somebody who wants to come in. */
interface Newcomer {
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
}

interface CategoryChange {
  readonly id: number;
  readonly kind: CategoryKind;
}

/** Changes the owner wants; what is absent stays. */
export interface SquadChanges {
  readonly category?: CategoryChange;
  readonly platform?: SquadTerms['platform'];
  readonly languages?: readonly string[];
  readonly durationMinutes?: number;
  readonly slots?: number;
  readonly payMode?: SquadTerms['payMode'];
}

/** Steps of people. `by` is who does it; the rest are facts from the server or the person's choice. */
export type SquadPersonEvent =
  | Step<'squad.inviteMate', { mateId: UserId; mate: MateFacts | null }>
  | Step<'squad.inviteFriend', { friendId: UserId | null; token: string }>
  | Step<'squad.accept', { hasSquad: boolean; active: boolean }>
  /** The invited mate says no. */
  | Step<'squad.decline'>
  /** The holder of a friend link says no. */
  | Step<'squad.declineFriend', { token: string }>
  | Step<'squad.kick', { memberId: UserId }>
  | Step<'squad.publish'>
  | Step<'squad.unpublish'>
  /** `viaInvitation`: the token of a friend invitation, null for a visible squad. */
  | Step<'squad.join', Newcomer & { viaInvitation: string | null }>
  | Step<'squad.leave'>
  /** `maxSlots`: the game's limit. `matesFit`: whether every joined and invited mate fits the new terms. */
  | Step<'squad.update', { changes: SquadChanges; maxSlots: number; matesFit: { platform: boolean; language: boolean; category: boolean } }>
  /** `problem`: what `promoProblem` found with the facts of the store. */
  | Step<'squad.applyPromoCode', { promo: SquadPromo; problem: SquadRefusalCode | null }>
  | Step<'squad.removePromoCode'>
  /** `quoted`: the sum the payer saw. `balance`: what he has, null where the ledger decides. */
  | Step<'squad.pay', { quoted: Kopecks; balance: Kopecks | null }>
  | Step<'squad.confirm'>
  | Step<'squad.ping'>
  | Step<'squad.needToRecreate', { needed: boolean }>
  /** Carried out on the old squad once its successor has an id. */
  | Step<'squad.recreated', { newSquadId: number }>
  | Step<'squad.requestEarlyFinish'>
  | Step<'squad.answerEarlyFinish', { confirmed: boolean }>
  /** `refundPercent`: an administrator's split in a running game, percent of what is held for the payers; null elsewhere. */
  | Step<'squad.disband', { refundPercent: number | null }>
  | Step<'squad.repeat', { hasSquad: boolean }>
  | Step<'squad.offerReady', { mate: MateFacts | null }>
  | Step<'squad.openDispute', { wantedPercent: number }>
  | Step<'squad.answerDispute', { granted: boolean }>
  | Step<'squad.decideDispute', { refundPercent: number }>;

export type SquadEvent = SquadPersonEvent | SquadTimerEvent;
export type SquadEventType = SquadEvent['type'];
export type SquadEventOf<Type extends SquadEventType> = Extract<SquadEvent, { readonly type: Type }>;

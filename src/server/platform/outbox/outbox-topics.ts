import { undeliveredKinds } from '#domain/notifications/undelivered-kind.ts';
import type { NotifierService } from '#domain/notifications/notifier.ts';
import type { RealtimeEvent, RealtimePayload } from '#contract/realtime.ts';

export type RealtimeMessage = {
  [E in RealtimeEvent]: { readonly rooms: readonly string[]; readonly event: E; readonly payload: RealtimePayload<E> };
}[RealtimeEvent];

/** Every socket in the room leaves it, except those that are also in one of the rooms of `except`. */
export interface LeaveMessage {
  readonly room: string;
  readonly except: readonly string[];
}

/**
 * Sockets of these rooms are closed, in every process and namespace; a page that is still allowed to reconnects, with
 * its present rights.
 */
export interface DisconnectMessage {
  readonly rooms: readonly string[];
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /**
   * ISO, product time: its code or link is of no use afterwards. Such a letter is not sent late, and nobody but its
   * reader, who may ask for another, is bothered with one that cannot be delivered.
   */
  readonly validUntil?: string;
}

/** A chat event for rooms of the chat namespace; its payload was validated when it was written. */
export interface ChatMessage {
  readonly rooms: readonly string[];
  readonly event: string;
  readonly payload: unknown;
}

/** Sends one notification through one messenger or channel of its reader. */
export interface NotifierJob {
  readonly notificationId: number;
  readonly service: NotifierService;
}

/** Sends one notification to one browser of its reader. */
export interface PushJob {
  readonly notificationId: number;
  readonly subscriptionId: string;
}

/** Sends one browser a push that only finds out whether it still shows them. */
interface PushCheckJob {
  readonly subscriptionId: string;
}

/** Pushes a chat message to browsers, unless it has been read by then. */
export interface ChatPushJob {
  readonly chatId: string;
  readonly seq: number;
}

/** Sends a link by letter, if an account with this address exists. */
export interface MailedLinkJob {
  readonly email: string;
}

/** A deposit that pays for a waiting squad has been confirmed. */
export interface PaidOrderJob {
  readonly depositId: string;
}

/** A person may no longer play, or no longer as a mate: cancels what they have promised for later. */
export interface PersonGoneJob {
  readonly userId: string;
  readonly as: 'ANYBODY' | 'MATE';
}

/** A game requires more of its mates than before, or has closed a category: checks its mates, in portions. */
export interface GameRequirementsJob {
  readonly gameId: string;
  readonly closed: { readonly id: number; readonly name: string } | null;
  /** The last mate who has been checked; null at the beginning. */
  readonly after: string | null;
}

/** Deletes the file of a mate's voice that no row refers to any more. */
interface VoiceGoneJob {
  readonly address: string;
}

/** Works out the receipts of a committed operation; put by the SQL function that posts its transfers. */
export interface FiledOperationJob {
  readonly operationId: string;
}

/** Has a receipt printed, or asks the register what became of it. */
interface ReceiptJob {
  readonly receiptId: string;
}

/** Asks the provider what became of a payment; `asked`: how often it was before. */
interface PaymentJob {
  readonly depositId: string;
  readonly asked: number;
}

/** Carries out a refund of a deposit, or asks the provider what became of it. */
interface RefundJob {
  readonly refundId: string;
}

/** Pays a confirmed withdrawal by a provider, or asks what became of its payout. */
interface PayoutJob {
  readonly withdrawalId: string;
}

/** Asks the tax service about an INN (by its hash, hex) on a day of Moscow. */
interface NpdCheckJob {
  readonly innHash: string;
  readonly day: string;
  /** The service has refused this question once: the next refusal is believed. */
  readonly refused?: boolean;
}

/** What may be put into the outbox, by topic. */
export interface OutboxTopics {
  readonly realtime: RealtimeMessage;
  readonly leave: LeaveMessage;
  readonly hangUp: DisconnectMessage;
  readonly chat: ChatMessage;
  readonly mail: MailMessage;
  readonly notifier: NotifierJob;
  readonly push: PushJob;
  readonly chatPush: ChatPushJob;
  readonly pushCheck: PushCheckJob;
  readonly passwordReset: MailedLinkJob;
  readonly loginLink: MailedLinkJob;
  readonly paidOrder: PaidOrderJob;
  readonly personGone: PersonGoneJob;
  readonly gameAsks: GameRequirementsJob;
  readonly voiceGone: VoiceGoneJob;
  readonly receipts: FiledOperationJob;
  readonly receipt: ReceiptJob;
  readonly payment: PaymentJob;
  readonly refund: RefundJob;
  readonly payout: PayoutJob;
  readonly npdCheck: NpdCheckJob;
}

export type OutboxTopic = keyof OutboxTopics;

/** Jobs: slow work, mostly with external services, which must not delay socket events. */
export const jobTopics = [...undeliveredKinds, 'push', 'chatPush', 'pushCheck', 'payment'] as const;

export type JobTopic = (typeof jobTopics)[number];

/** An event that the process that wrote it delivers as soon as it is committed. */
export interface Immediate<T extends OutboxTopic> {
  /** Id of its row in the outbox; absent when no other process could deliver it (`skipsRows`). */
  readonly id?: number;
  readonly topic: T;
  readonly message: OutboxTopics[T];
}

export type EventTopic = Exclude<OutboxTopic, JobTopic>;

export type ImmediateEvent = { [T in EventTopic]: Immediate<T> }[EventTopic];

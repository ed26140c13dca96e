import type { NotifierService } from '../../../domain/notifications/notifier';
import type { RealtimeEvent, RealtimePayload } from '../../../contract/realtime';

export type RealtimeMessage = {
  [E in RealtimeEvent]: { readonly rooms: readonly string[]; readonly event: E; readonly payload: RealtimePayload<E> };
}[RealtimeEvent];

/** Whoever is in the room, but for those who are in one of `except` too, leaves it. */
export interface LeaveMessage {
  readonly room: string;
  readonly except: readonly string[];
}

/** Sockets of these rooms are closed, on every node and in every namespace; a page that still may opens new ones. */
export interface DisconnectMessage {
  readonly rooms: readonly string[];
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A chat event for rooms of the chat namespace; its payload was checked when it was written. */
export interface ChatMessage {
  readonly rooms: readonly string[];
  readonly event: string;
  readonly payload: unknown;
}

/** One notification on its way to one channel of its reader. */
export interface NotifierJob {
  readonly notificationId: number;
  readonly service: NotifierService;
}

/** One notification on its way to one browser of its reader. */
export interface PushJob {
  readonly notificationId: number;
  readonly subscriptionId: string;
}

/** A message that may still be read before anybody's browser is told of it. */
export interface ChatPushJob {
  readonly chatId: string;
  readonly seq: number;
}

/** Somebody asked for a link by letter; whether the address is anybody's is looked up afterwards. */
export interface MailedLinkJob {
  readonly email: string;
}

/** The money of a squad that waits for it has come. */
export interface PaidOrderJob {
  readonly depositId: string;
}

/** Somebody may not play any more, or not as a mate: what they have promised for later comes to nothing. */
export interface PersonGoneJob {
  readonly userId: string;
  readonly as: 'ANYBODY' | 'MATE';
}

/** A game asks more of its mates than before, or has closed a category of theirs: they are looked at from here on. */
export interface GameRequirementsJob {
  readonly gameId: string;
  readonly closed: { readonly id: number; readonly name: string } | null;
  /** The last mate who has been looked at; null: nobody yet. */
  readonly after: string | null;
}

/** A mate's voice that nobody names any more: its file goes once that is committed. */
interface VoiceGoneJob {
  readonly address: string;
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
  readonly passwordReset: MailedLinkJob;
  readonly loginLink: MailedLinkJob;
  readonly paidOrder: PaidOrderJob;
  readonly personGone: PersonGoneJob;
  readonly gameAsks: GameRequirementsJob;
  readonly voiceGone: VoiceGoneJob;
}

export type OutboxTopic = keyof OutboxTopics;

/** Work with somebody outside: slow, and not to be waited for by the sockets' events. */
export const jobTopics = [
  'mail',
  'notifier',
  'push',
  'chatPush',
  'passwordReset',
  'loginLink',
  'paidOrder',
  'personGone',
  'gameAsks',
  'voiceGone',
] as const;

export type JobTopic = (typeof jobTopics)[number];

/** What is delivered by whoever wrote it, as soon as it is committed. */
export interface Immediate<T extends OutboxTopic> {
  /** Its row of the outbox; absent where nobody else would deliver it (`sparesRows`). */
  readonly id?: number;
  readonly topic: T;
  readonly message: OutboxTopics[T];
}

export type EventTopic = Exclude<OutboxTopic, JobTopic>;

export type ImmediateEvent = { [T in EventTopic]: Immediate<T> }[EventTopic];

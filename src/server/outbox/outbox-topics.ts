import type { NotifierService } from '../../domain/enums/notifier-service';
import type { RealtimeEvent, RealtimePayload } from '../../contract/realtime';

export type RealtimeMessage = { [E in RealtimeEvent]: { readonly rooms: readonly string[]; readonly event: E; readonly payload: RealtimePayload<E> } }[RealtimeEvent];

/** Whoever is in the room, but for those who are in one of `except` too, leaves it. */
export interface LeaveMessage {
  readonly room: string;
  readonly except: readonly string[];
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

/** What may be put into the outbox, by topic. */
export interface OutboxTopics {
  readonly realtime: RealtimeMessage;
  readonly leave: LeaveMessage;
  readonly chat: ChatMessage;
  readonly mail: MailMessage;
  readonly notifier: NotifierJob;
}

export type OutboxTopic = keyof OutboxTopics;

/** Work with somebody outside: slow, and not to be waited for by the sockets' events. */
export const jobTopics = ['mail', 'notifier'] as const;

export type JobTopic = (typeof jobTopics)[number];

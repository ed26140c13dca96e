import type { RealtimeEvent, RealtimePayload } from '../../contract/realtime';

export type RealtimeMessage = { [E in RealtimeEvent]: { readonly rooms: readonly string[]; readonly event: E; readonly payload: RealtimePayload<E> } }[RealtimeEvent];

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

/** What may be put into the outbox, by topic. */
export interface OutboxTopics {
  readonly realtime: RealtimeMessage;
  readonly chat: ChatMessage;
  readonly mail: MailMessage;
}

export type OutboxTopic = keyof OutboxTopics;

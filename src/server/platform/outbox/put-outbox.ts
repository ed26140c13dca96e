import type { NotifierService } from '../../../domain/notifications/notifier';
import type { RealtimeEvent, RealtimePayload } from '../../../contract/realtime';
import type { Executor } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';

export type RealtimeMessage = {
  [E in RealtimeEvent]: { readonly rooms: readonly string[]; readonly event: E; readonly payload: RealtimePayload<E> };
}[RealtimeEvent];

/** Whoever is in the room, but for those who are in one of `except` too, leaves it. */
export interface LeaveMessage {
  readonly room: string;
  readonly except: readonly string[];
}

/** Sockets of these rooms are closed, on every node and in every namespace; a page that still may opens new ones. */
export interface HangUpMessage {
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

/** Somebody asked for a link by letter; whether the address is anybody's is looked up afterwards. */
export interface MailedLinkJob {
  readonly email: string;
}

/** The money of a squad that waits for it has come. */
export interface PaidOrderJob {
  readonly depositId: string;
}

/** What may be put into the outbox, by topic. */
export interface OutboxTopics {
  readonly realtime: RealtimeMessage;
  readonly leave: LeaveMessage;
  readonly hangUp: HangUpMessage;
  readonly chat: ChatMessage;
  readonly mail: MailMessage;
  readonly notifier: NotifierJob;
  readonly push: PushJob;
  readonly passwordReset: MailedLinkJob;
  readonly loginLink: MailedLinkJob;
  readonly paidOrder: PaidOrderJob;
}

export type OutboxTopic = keyof OutboxTopics;

/** Work with somebody outside: slow, and not to be waited for by the sockets' events. */
export const jobTopics = ['mail', 'notifier', 'push', 'passwordReset', 'loginLink', 'paidOrder'] as const;

export type JobTopic = (typeof jobTopics)[number];

/** Leaves a message in the transaction it follows from; it is delivered after commit, at least once. */
export const putOutbox = async <T extends OutboxTopic>(
  tx: Executor,
  topic: T,
  message: OutboxTopics[T],
): Promise<void> => {
  await putAllOutbox(tx, topic, [message]);
};

/** The same for several of one topic, in one statement. */
export const putAllOutbox = async <T extends OutboxTopic>(
  tx: Executor,
  topic: T,
  messages: readonly OutboxTopics[T][],
): Promise<void> => {
  await tx.insert(outbox).values(messages.map((payload) => ({ topic, payload })));
};

/** Tells the people of these rooms (`user:{id}`, `squad:{id}`, `everyone`) that something changed. */
export const announce = <E extends RealtimeEvent>(
  tx: Executor,
  rooms: readonly string[],
  event: E,
  payload: RealtimePayload<E>,
): Promise<void> => putOutbox(tx, 'realtime', { rooms, event, payload } as OutboxTopics['realtime']);

/** Every socket of one person. */
export const userRoom = (userId: string): string => `user:${userId}`;
/** Every socket of one session. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
/** Everybody who has the page of a squad open. */
export const squadRoom = (squadId: number): string => `squad:${squadId}`;
/** Administrators who see every squad. */
export const squadStaff = 'squad staff';
export const everyone = 'everyone';

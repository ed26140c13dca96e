import type { UnknownAction } from '@reduxjs/toolkit';
import { safeParse } from 'zod/v4/core';
import type { $ZodType, output } from 'zod/v4/core';
import { chatEvents } from '../../../contract/chat/chat-events';
import type { ChatEventName } from '../../../contract/chat/chat-events';
import * as on from '../store/chat-actions';

type Reader = (event: string, payload: unknown) => UnknownAction;

const reader =
  <S extends $ZodType>(schema: S, toAction: (payload: output<S>) => UnknownAction): Reader =>
  (event, payload) => {
    const parsed = safeParse(schema, payload);
    if (parsed.success) return toAction(parsed.data);
    return on.eventRejected({ event, issues: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) });
  };

/** The one action of each event; an event without an entry does not compile. */
const readers: Readonly<Record<ChatEventName, Reader>> = {
  'chat message': reader(chatEvents['chat message'], on.messageReceived),
  'user online': reader(chatEvents['user online'], on.userCameOnline),
  'user offline': reader(chatEvents['user offline'], on.userWentOffline),
  'new user': reader(chatEvents['new user'], on.userJoined),
  'user left': reader(chatEvents['user left'], on.usersLeft),
  'chat updated': reader(chatEvents['chat updated'], on.chatUpdated),
  'message changed': reader(chatEvents['message changed'], on.messageChanged),
  'chat muted': reader(chatEvents['chat muted'], on.chatMuted),
  'chat settings changed': reader(chatEvents['chat settings changed'], on.settingsChanged),
  'messages read': reader(chatEvents['messages read'], on.messagesRead),
  'user typing': reader(chatEvents['user typing'], on.userTyping),
  'catch up': reader(chatEvents['catch up'], on.catchUpAsked),
};

const isEvent = (name: string): name is ChatEventName => Object.hasOwn(readers, name);

/** What came over the socket as one action, `chat/eventRejected` when it breaks the contract. */
export const eventToAction = (name: string, payload: unknown): UnknownAction =>
  isEvent(name) ? readers[name](name, payload) : on.eventRejected({ event: name, issues: ['unknown event'] });

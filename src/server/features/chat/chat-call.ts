import type { ChatEventName, ChatEventPayload } from '../../../contract/chat/chat-events';
import type { ChatResponse, ChatCallName, ChatRequest } from '../../../contract/chat/chat-calls';
import type { App } from '../../platform/app';
import type { ChatActor } from './chat-actor';

/** Tells people something at once, past the outbox: only for what may be lost. */
export type EmitChatEvent = <E extends ChatEventName>(
  rooms: readonly string[],
  event: E,
  payload: ChatEventPayload<E>,
) => void;

export type ChatHandler<N extends ChatCallName> = (
  app: App,
  actor: ChatActor,
  request: ChatRequest<N>,
  emit: EmitChatEvent,
) => Promise<ChatResponse<N>>;

/** A handler for each event of a connected client; connecting itself belongs to the socket. */
export type ChatHandlers = { readonly [N in Exclude<ChatCallName, 'connect to chat'>]: ChatHandler<N> };

import type { ChatEventName, ChatEventPayload } from '#contract/chat/chat-events.ts';
import type { ChatResponse, ChatCallName, ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '../../platform/app';
import type { ChatActor } from './chat-actor';

/** Emits an event at once, bypassing the outbox: only for events that may be lost. */
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

/** A handler for each event of a connected client; `connect to chat` is handled by the socket itself. */
export type ChatHandlers = { readonly [N in Exclude<ChatCallName, 'connect to chat'>]: ChatHandler<N> };

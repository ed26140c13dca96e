import type { ChatAnswer, ChatCallName, ChatRequest } from '../../contract/chat/chat-calls';
import type { App } from '../app/app';
import type { ChatActor } from './chat-actor';

export type ChatHandler<N extends ChatCallName> = (app: App, actor: ChatActor, request: ChatRequest<N>) => Promise<ChatAnswer<N>>;

/** A handler for each event of a connected client; connecting itself belongs to the socket. */
export type ChatHandlers = { readonly [N in Exclude<ChatCallName, 'connect to chat'>]: ChatHandler<N> };

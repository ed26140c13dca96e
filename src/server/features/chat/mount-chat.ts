import type { Server } from 'socket.io';
import type { App } from '../../platform/app';
import { lookUpTogether } from '../../platform/concurrency/look-up-together';
import { eventRateLimiter, eventRateLimits } from '../../platform/realtime/event-rate-limiter';
import { findChatPeople } from './chat-actor';
import type { ChatTokenHolder } from './chat-token';
import { type EmitChatEvent } from './chat-call';
import { chatTerms } from './chat-terms';
import { serveChatSocket } from './chat-connection';
import { startPresence } from './presence';

const chatNamespace = '/chat';

/** Mounts the chat on the socket server; `stop` closes this process's chat sockets and waits for calls in progress. */
export const mountChat = (io: Server, app: App): { stop(): Promise<void> } => {
  const namespace = io.of(chatNamespace);
  const emit: EmitChatEvent = (rooms, event, payload) => {
    if (rooms.length > 0) namespace.to([...rooms]).emit(event, payload);
  };
  const presence = startPresence(app, emit);
  const findPerson = lookUpTogether((holders: readonly ChatTokenHolder[]) => findChatPeople(app.db, holders));
  const isWithinBudget = eventRateLimiter(eventRateLimits.chat);
  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const settled = work.catch((error: unknown) => app.log.error({ err: error }, 'chat'));
    running.add(settled);
    void settled.finally(() => running.delete(settled));
  };
  namespace.on('connection', (socket) =>
    serveChatSocket(app, presence, findPerson, emit, socket, isWithinBudget, track),
  );
  const timer = setInterval(() => track(presence.heartbeat()), chatTerms.node.beat);
  timer.unref();
  track(presence.heartbeat());
  return {
    stop: async () => {
      clearInterval(timer);
      namespace.local.disconnectSockets(true);
      await Promise.all(running);
      await presence.stop().catch((error: unknown) => app.log.error({ err: error }, 'chat presence'));
    },
  };
};

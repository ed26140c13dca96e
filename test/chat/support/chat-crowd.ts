import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { type ChildServer, startChildServer } from '../../support/server/child-server';
import { createTestDatabase } from '../../support/test-database';
import { chatEngine, type ChatEngine } from './chat-engine';
import { newPerson, newSquadChat, type Person } from './chat-people';

/** People with the chat of one squad open, spread over processes of the product that can be killed. */
export const chatCrowd = async (size: number, processes: number, env: Readonly<Record<string, string>> = {}) => {
  const database = await createTestDatabase();
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const children: ChildServer[] = await Promise.all(ports.map((port) => startChildServer(database.url, port, env)));
  const server = { url: children[0]?.url ?? '', database };
  const [first, ...rest] = await Promise.all(Array.from({ length: size }, () => newPerson(server)));
  if (!first) throw new Error('nobody came');
  const people: [Person, ...Person[]] = [first, ...rest];
  const { chatId } = await newSquadChat(server, people);
  const engines: ChatEngine[] = await Promise.all(
    people.map((person, index) => chatEngine(person, ports[index % processes] ?? 0, chatId)),
  );
  for (const engine of engines) engine.store.dispatch(on.chatShown({ chatId }));
  await Promise.all(
    engines.map((engine) => engine.until('the chat', () => engine.store.getState().chat.connection === 'online')),
  );
  // Rate limits of messages are tested elsewhere.
  const tick = setInterval(
    () => void database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-%'").catch(() => undefined),
    200,
  );
  return {
    database,
    chatId,
    engines,
    engineAt: (index: number): ChatEngine => engines[index % size] ?? raise(),
    /** Kills the first process with SIGKILL and restarts it on the same port; `meanwhile` runs while it is down. */
    restart: async (meanwhile: () => unknown = () => undefined): Promise<void> => {
      await children[0]?.kill();
      await meanwhile();
      children[0] = await startChildServer(database.url, ports[0] ?? 0, env);
    },
    close: async (): Promise<void> => {
      clearInterval(tick);
      await Promise.all(engines.map((engine) => engine.close()));
      await Promise.all(children.map((child) => child.kill()));
      await database.drop();
    },
  };
};

const raise = (): never => {
  throw new Error('nobody there');
};

export type ChatCrowd = Awaited<ReturnType<typeof chatCrowd>>;

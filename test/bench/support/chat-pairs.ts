import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { issueChatToken } from '../../../src/server/chat/chat-token';
import { startPrivateChat } from '../../../src/server/chat/store/start-private-chat';
import { inTransaction } from '../../../src/server/db/in-transaction';
import { appUser } from '../../../src/server/db/schema/people';
import { createSession } from '../../../src/server/sessions/create-session';
import type { benchServer } from './bench-server';

type Bench = Awaited<ReturnType<typeof benchServer>>;

const newPerson = async ({ product }: Bench, index: number): Promise<{ readonly id: string; readonly token: string }> => {
  const { app } = product;
  const id = uuidv7();
  const name = `bench${index}`;
  await app.db.insert(appUser).values({
    id,
    username: name,
    usernameKey: name,
    email: `${name}@mail.ru`,
    emailKey: `${name}@mail.ru`,
    passwordHash: 'nobody signs in with a password here',
    createdAt: new Date(app.clock.now()),
  });
  const { sessionId } = await createSession(app.db, app.secret, id, { ip: '127.0.0.1', userAgent: null });
  return { id, token: await issueChatToken(app.secret, { userId: id, sessionId }) };
};

export const openSocket = async (address: string): Promise<Socket> => {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

export interface Pair {
  readonly chatId: string;
  readonly writer: Socket;
  readonly reader: Socket;
}

/** Two strangers with a chat of their own, both connected. */
export const chatPair = async (bench: Bench, index: number): Promise<Pair> => {
  const people = [await newPerson(bench, 2 * index), await newPerson(bench, 2 * index + 1)] as const;
  const { chatId } = await inTransaction(bench.database.db, (tx) => startPrivateChat(tx, people[0].id, people[1].id));
  const connect = async (token: string): Promise<Socket> => {
    const socket = await openSocket(`${bench.url}/chat`);
    const ack: unknown = await socket.emitWithAck('connect to chat', { jwt: token });
    if (Object(ack).ok !== true) throw new Error(`not let in: ${JSON.stringify(ack)}`);
    return socket;
  };
  return { chatId, writer: await connect(people[0].token), reader: await connect(people[1].token) };
};

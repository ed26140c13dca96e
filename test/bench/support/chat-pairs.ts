import { io, type Socket } from 'socket.io-client';
import { issueChatToken } from '#server/features/chat/chat-token.ts';
import { startPrivateChat } from '#server/features/chat/store/chats/start-private-chat.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { type Bench, benchPerson } from './bench-person';
import { benchSecret } from './bench-server';

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

type Talker = Awaited<ReturnType<typeof benchPerson>>;

/** Two people with a private chat. */
export const talkers = async (bench: Bench, index: number) => {
  const people = [await benchPerson(bench, 2 * index), await benchPerson(bench, 2 * index + 1)] as const;
  const { chatId } = await inTransaction(bench.database.db, (tx) => startPrivateChat(tx, people[0].id, people[1].id));
  return { chatId, people };
};

/** Connects a person to the chat at one of the product's processes. */
export const connectTo = async (url: string, { id: userId, sessionId }: Talker): Promise<Socket> => {
  const socket = await openSocket(`${url}/chat`);
  const jwt = await issueChatToken(benchSecret, { userId, sessionId });
  const ack: unknown = await socket.emitWithAck('connect to chat', { jwt });
  if (Object(ack).ok !== true) throw new Error(`not let in: ${JSON.stringify(ack)}`);
  return socket;
};

/** Two people with a private chat, both connected. */
export const chatPair = async (bench: Bench, index: number): Promise<Pair> => {
  const { chatId, people } = await talkers(bench, index);
  const [writer, reader] = [await connectTo(bench.url, people[0]), await connectTo(bench.url, people[1])];
  return { chatId, writer, reader };
};

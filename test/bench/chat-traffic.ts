import { createServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { benchServer } from './support/bench-server';
import { chatPair, openSocket, type Pair } from './support/chat-pairs';
import { compare, perSecond } from './support/per-second';

const pairs = 500;
const seconds = 6;

/** Every writer sends the next message once the last one has been acknowledged. */
const traffic = async (writers: readonly Socket[], request: (writer: number) => unknown): Promise<number> =>
  perSecond(
    async (turn) => {
      const writer = turn % writers.length;
      const ack: unknown = await writers[writer]?.emitWithAck('chat message', request(writer));
      if (Object(ack).ok !== true) throw new Error(`refused: ${JSON.stringify(ack)} at turn ${turn}`);
    },
    writers.length,
    seconds,
  );

/** The same over bare socket.io: forwarded and acknowledged, without checks or storage. */
const bareServer = async () => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  server.on('connection', (socket) => {
    void socket.join(String(socket.handshake.query['room']));
    socket.on('chat message', (message: unknown, ack: (answer: unknown) => void) => {
      socket.to(String(socket.handshake.query['room'])).emit('chat message', message);
      ack({ ok: true });
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/**
 * 500 chats of two: messages are stored, numbered, sent to both and acknowledged after the commit. One process is both
 * server and client.
 */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const forget = setInterval(() => void bench.database.pool.query('DELETE FROM rate_count'), 250);
  const ours: Pair[] = [];
  for (let index = 0; index < pairs; index += 1) ours.push(await chatPair(bench, index));
  await bench.analyse();
  const bare = await bareServer();
  const theirs: Socket[] = [];
  for (let index = 0; index < pairs; index += 1) {
    theirs.push(await openSocket(`${bare.url}/?room=${index}`));
    await openSocket(`${bare.url}/?room=${index}`);
  }
  await compare(
    'messages of 500 chats of two, stored and acknowledged, beside bare socket.io that stores nothing',
    () =>
      traffic(
        ours.map(({ writer }) => writer),
        (writer) => ({ chatId: ours[writer]?.chatId, clientId: uuidv7(), message: 'Я в лобби, жду тебя' }),
      ),
    () => traffic(theirs, () => ({ message: 'Я в лобби, жду тебя' })),
  );
  clearInterval(forget);
  await bare.close();
  await bench.stop();
};

void run().then(() => process.exit(0));

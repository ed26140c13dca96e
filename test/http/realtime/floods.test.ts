import { once } from 'node:events';
import WebSocket from 'ws';
import { packetRateLimit } from '#server/platform/realtime/disconnect-flooding.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

/** A raw connection without the library that our page uses, not signed in. */
const line = async () => {
  const address = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { cookie: `access=${'A'.repeat(43)}` } });
  let answers = 0;
  socket.on('message', (said) => (answers += String(said).startsWith('44') ? 1 : 0));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return {
    socket,
    answers: () => answers,
    isClosed: () => socket.readyState === WebSocket.CLOSED,
    send: (packet: string, times: number) => Array.from({ length: times }, () => socket.send(packet)),
  };
};

test.each([
  ['a namespace that asks who comes', '40/realtime,'],
  ['a namespace that is not there', '40/nowhere,'],
])('whoever knocks without end at %s is hung up on, however little each knock is', async (_what, packet) => {
  const { socket, send, answers, isClosed } = await line();
  send(packet, packetRateLimit.perConnection * 3);
  await waitFor(async () => isClosed(), Boolean);
  expect(answers()).toBeLessThanOrEqual(packetRateLimit.perConnection);
  socket.terminate();
});

test('whoever sends as much as several pages would is heard', async () => {
  const { socket, send, answers, isClosed } = await line();
  const many = packetRateLimit.perConnection / 2;
  send('40/realtime,', many);
  await waitFor(
    async () => answers(),
    (count) => count === many,
  );
  expect(isClosed()).toBe(false);
  socket.terminate();
});

import './support/mock-web-socket';
import { createChatSocket } from '#client/entities/chat/socket/chat-socket.ts';
import { pass } from './support/chat-in-page';
import { fakeChatServer, type FakeChatServer } from './support/fake-chat-server';

let server: FakeChatServer;
let close: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  server = fakeChatServer();
});
afterEach(async () => {
  close();
  await pass();
  server.stop();
  jest.useRealTimers();
});

/** The token is fetched for every connection, which takes a while. */
const connect = async (fetchMs = 300) => {
  const socket = createChatSocket();
  close = socket.open({
    connected: () => setTimeout(() => void socket.call('connect to chat', { jwt: 'token' }), fetchMs),
    disconnected: () => undefined,
    event: () => undefined,
  });
  await pass(50);
  return socket;
};

const expectAnswered = async (answer: Promise<unknown>): Promise<void> => {
  await pass(5000);
  await expect(answer).resolves.toMatchObject({ ok: true });
};

describe('a call is made on the connection on which the server knows the person', () => {
  test('pressed before the token has arrived, it waits for it', async () => {
    const socket = await connect();
    await expectAnswered(socket.call('get recent chats', { page: 1 }));
    expect(server.namesOf()).toEqual(['connect to chat', 'get recent chats']);
  });

  test('the first one after the device has slept is not refused: it is made on the next connection', async () => {
    const socket = await connect();
    await pass(1000);
    jest.setSystemTime(Date.now() + 600_000);
    await expectAnswered(socket.call('get recent chats', { page: 1 }));
    expect(server.namesOf()).toEqual(['connect to chat', 'connect to chat', 'get recent chats']);
  });

  test('without a connection it fails at once', async () => {
    const socket = await connect();
    await pass(1000);
    server.down();
    await pass(50);
    await expect(socket.call('get recent chats', { page: 1 })).rejects.toThrow('not connected');
    server.up();
  });
});

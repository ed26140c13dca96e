import { type ClusterMessage, MessageType } from 'socket.io-adapter';
import { addressOf, fittingMessages } from '#server/platform/realtime/fitting-messages.ts';
import { longestPayload } from '#server/platform/realtime/notify-in-batches.ts';

const rooms = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `user:${index}-`.padEnd(45, 'a'));

const event = (text: string, to: string[]): ClusterMessage => ({
  uid: 'one',
  nsp: '/chat',
  type: MessageType.BROADCAST,
  data: {
    packet: { type: 2, data: ['chat message', { text }], nsp: '/chat' },
    opts: { rooms: to, except: [], flags: {} },
  },
});

const read = (texts: readonly string[]): readonly ClusterMessage[] => texts.map((text) => JSON.parse(text));

test('an event that fits into a notification goes as it is', () => {
  expect(read(fittingMessages(event('Привет', rooms(2))))).toEqual([event('Привет', rooms(2))]);
});

test('one that is too long tells the same people to fetch it', () => {
  const [catchUp, ...more] = read(fittingMessages(event('я'.repeat(longestPayload), rooms(2))));
  expect(more).toEqual([]);
  expect(catchUp).toMatchObject({ data: { packet: { type: 2, data: ['catch up', {}] }, opts: { rooms: rooms(2) } } });
});

test('rooms of a crowd are divided, whatever is said to them', () => {
  const hangUp: ClusterMessage = {
    uid: 'one',
    nsp: '/chat',
    type: MessageType.DISCONNECT_SOCKETS,
    data: { opts: { rooms: rooms(500), except: [], flags: {} }, close: true },
  };
  for (const message of [event('Привет', rooms(500)), hangUp]) {
    const texts = fittingMessages(message);
    expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(longestPayload);
    expect(read(texts).flatMap((piece) => addressOf(piece).rooms)).toEqual(rooms(500));
    expect(new Set(read(texts).map(({ type }) => type))).toEqual(new Set([message.type]));
  }
});

import { chatSocketHandlers } from '#server/features/chat/chat-socket-handlers.ts';
import { chatTerms } from '#server/features/chat/chat-terms.ts';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { waitFor } from '../support/wait-for';
import { connected } from './support/chat-client';
import { newPerson } from './support/chat-people';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('questions of one socket run a few at a time, and all are answered in the end', async () => {
  const client = await connected(server.url, await newPerson(server, 'Asker'));
  const waiting: (() => void)[] = [];
  const asked = jest
    .spyOn(chatSocketHandlers, 'get recent chats')
    .mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve({ chats: [], hasMore: false }))));
  const answers = Array.from({ length: 20 }, () => client.ask('get recent chats', { page: 1 }));
  await waitFor(
    async () => asked.mock.calls.length,
    (calls) => calls >= chatTerms.atOnce,
  );
  // Whatever was sent before this has been received: packets of a socket keep their order.
  expect(await client.codeOf('get recent chats', { page: 0 })).toBe('VALIDATION_ERROR');
  expect(asked).toHaveBeenCalledTimes(chatTerms.atOnce);
  for (let answered = 0; answered < answers.length; answered += 1) {
    await waitFor(async () => waiting.length, Boolean);
    waiting.shift()?.();
  }
  expect(await Promise.all(answers)).toHaveLength(20);
  client.close();
});

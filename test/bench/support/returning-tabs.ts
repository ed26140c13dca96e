import { Manager, type Socket } from 'socket.io-client';
import { textHash } from '#contract/kit/text-hash.ts';

/**
 * Entry point of a separate process: tabs that reconnect within a second after a restart, as the client does: one
 * connection with both sockets, the chat with the token that comes with it, and one call for what the page has. Sends the
 * results to its parent.
 */
const [origin = '', spread = '1000'] = process.argv.slice(2);

const asked = [
  '/v1/users/me',
  '/v1/chat/settings',
  '/v1/notifications/unread',
  '/v1/pov-requests/current',
  '/v1/bookings?state=OPEN&limit=50',
  '/v1/squads/cs2/squads',
  '/v1/mates/game/cs2?limit=8',
  '/v1/mates/game/cs2?online=true&limit=1',
  '/v1/categories/game/cs2',
  '/v1/games',
];

interface Tab {
  readonly access: string;
  readonly csrf: string;
}

const outcomes = new Map<string, number>();
const count = (what: string): void => void outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
const waits: number[] = [];

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('connect', resolve);
    socket.on('connect_error', ({ message }) => {
      count(`a socket: ${message}`);
      setTimeout(() => socket.connect(), 1000);
    });
    socket.connect();
  });

const call = async (tab: Tab, path: string, body?: object): Promise<unknown> => {
  const begun = performance.now();
  const answer = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: `access=${tab.access}; csrf=${encodeURIComponent(tab.csrf)}`,
      'x-csrf-token': tab.csrf,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const received: unknown = await answer.json().catch(() => null);
  waits.push(performance.now() - begun);
  count(`${answer.status}`);
  return received;
};

/** What the tab has had on its screen since before the restart, by address. */
const loadPage = async (tab: Tab): Promise<readonly object[]> => {
  const reads = [];
  for (const address of asked) reads.push({ address, hash: textHash(JSON.stringify(await call(tab, address))) });
  return reads;
};

const readAgain = async (tab: Tab, reads: readonly object[]): Promise<void> => {
  const { answers } = Object(await call(tab, '/v1/reads', { reads }));
  for (const { as } of answers ?? []) count(`read again: ${as}`);
};

const comeBack = async (tab: Tab, reads: readonly object[]): Promise<void> => {
  const connection = new Manager(origin, {
    transports: ['websocket'],
    autoConnect: false,
    extraHeaders: { cookie: `access=${tab.access}` },
  });
  const [realtime, chat] = [connection.socket('/realtime'), connection.socket('/chat')];
  const token = new Promise<string>((resolve) =>
    realtime.on('chat token', (given: { readonly token: string }) => resolve(given.token)),
  );
  const page = connected(realtime).then(() => readAgain(tab, reads));
  const chats = connected(chat).then(async () => {
    const answer = await chat.timeout(30_000).emitWithAck('connect to chat', { jwt: await token });
    if (!answer.ok) count(`connect to chat: ${JSON.stringify(answer)}`);
    const recent = await chat.timeout(30_000).emitWithAck('get recent chats', { page: 1 });
    count(recent.ok ? 'chats came' : 'chats were refused');
  });
  await Promise.all([page, chats]);
};

/** So many tabs load their pages at the same time before they come back. */
const loadingAtOnce = 20;

const come = async (tabs: readonly Tab[]): Promise<void> => {
  const loaded: (readonly object[])[] = [];
  for (let from = 0; from < tabs.length; from += loadingAtOnce)
    loaded.push(...(await Promise.all(tabs.slice(from, from + loadingAtOnce).map(loadPage))));
  waits.length = 0;
  outcomes.clear();
  process.send?.('loaded');
  const begun = performance.now();
  await Promise.all(
    tabs.map(async (tab, index) => {
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * Number(spread)));
      await comeBack(tab, loaded[index] ?? []).catch((problem: unknown) => count(String(problem)));
    }),
  );
  waits.sort((a, b) => a - b);
  process.send?.({
    seconds: (performance.now() - begun) / 1000,
    outcomes: Object.fromEntries(outcomes),
    median: waits[Math.floor(waits.length / 2)],
    p99: waits[Math.floor(waits.length * 0.99)],
  });
};

process.on('message', (tabs: readonly Tab[]) => void come(tabs));
process.send?.('ready');

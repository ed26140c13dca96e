import { io, type Socket } from 'socket.io-client';

/**
 * Entry point of a separate process: tabs that reconnect within a second after a restart, as the client does: both
 * sockets, the chat's token and list, and the page's data again. Sends the results to its parent.
 */
const [origin = '', spread = '1000'] = process.argv.slice(2);

const asked = [
  '/v1/users/me',
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

const call = async (tab: Tab, path: string, method = 'GET'): Promise<unknown> => {
  const begun = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie: `access=${tab.access}; csrf=${encodeURIComponent(tab.csrf)}`, 'x-csrf-token': tab.csrf },
  });
  const body: unknown = await answer.json().catch(() => null);
  waits.push(performance.now() - begun);
  count(`${answer.status}`);
  return body;
};

const open = (namespace: string, tab: Tab): Socket =>
  io(origin + namespace, {
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    extraHeaders: { cookie: `access=${tab.access}` },
  });

const comeBack = async (tab: Tab): Promise<void> => {
  const [realtime, chat] = [open('/realtime', tab), open('/chat', tab)];
  const page = connected(realtime).then(() => Promise.all(asked.map((path) => call(tab, path))));
  const chats = connected(chat).then(async () => {
    for (;;) {
      const jwt = Object(await call(tab, '/v1/chat/token', 'POST')).token;
      const answer = await chat.timeout(30_000).emitWithAck('connect to chat', { jwt: String(jwt) });
      if (answer.ok) break;
      count(`connect to chat: ${String(answer.error?.code ?? answer.code ?? JSON.stringify(answer))}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const recent = await chat.timeout(30_000).emitWithAck('get recent chats', { page: 1 });
    count(recent.ok ? 'chats came' : 'chats were refused');
  });
  await Promise.all([page, chats]);
};

process.on('message', (tabs: readonly Tab[]) => {
  const begun = performance.now();
  const all = tabs.map(async (tab) => {
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * Number(spread)));
    await comeBack(tab).catch((problem: unknown) => count(String(problem)));
  });
  void Promise.all(all).then(() => {
    waits.sort((a, b) => a - b);
    process.send?.({
      seconds: (performance.now() - begun) / 1000,
      outcomes: Object.fromEntries(outcomes),
      median: waits[Math.floor(waits.length / 2)],
      p99: waits[Math.floor(waits.length * 0.99)],
    });
  });
});
process.send?.('ready');

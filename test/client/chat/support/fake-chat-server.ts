import { type Client, Server } from 'mock-socket';

export interface HeardCall {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The server's acknowledgement of an event, or no response. */
type Answer = (request: Readonly<Record<string, unknown>>) => object | null;

/** Like the real server, to every call before the token. */
const stranger = { ok: false, code: 'UNAUTHENTICATED', message: 'Войди, чтобы продолжить' };

/** Sends and receives the packets of socket.io over a mocked WebSocket, as the real server does. */
export const fakeChatServer = (namespace = '/chat') => {
  const calls: HeardCall[] = [];
  const answers: Record<string, Answer> = {
    'connect to chat': () => ({ ok: true, userId: 'aaaaaaaa-0000-7000-8000-000000000001' }),
    'get recent chats': () => ({ ok: true, chats: [], hasMore: false }),
  };
  let sockets: Client[] = [];
  let isSilent = false;
  const open = () => {
    const server = new Server('ws://localhost/socket.io/');
    server.on('connection', (socket) => {
      if (isSilent) return;
      sockets.push(socket);
      let known = namespace !== '/chat';
      socket.send('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":100000}');
      socket.on('message', (data) => {
        const packet = String(data);
        if (packet.startsWith(`40${namespace}`)) socket.send(`40${namespace},{"sid":"c"}`);
        const [, id, json] = /^42\/\w+,(\d*)(.*)$/.exec(packet) ?? [];
        if (id === undefined || json === undefined) return;
        const [name, request] = JSON.parse(json);
        calls.push({ name, request });
        if (name === 'connect to chat') known = true;
        const answer = known ? (answers[name]?.(request) ?? null) : stranger;
        if (answer !== null) socket.send(`43${namespace},${id}${JSON.stringify([answer])}`);
      });
    });
    return server;
  };
  let server = open();
  return {
    calls,
    answers,
    namesOf: () => calls.map(({ name }) => name),
    requestsOf: (wanted: string) => calls.flatMap(({ name, request }) => (name === wanted ? [request] : [])),
    push: (event: string, payload: unknown) =>
      sockets.forEach((socket) => socket.send(`42${namespace},${JSON.stringify([event, payload])}`)),
    /** Disconnects the network; `up` restores it. */
    down: () => {
      for (const socket of sockets) socket.close({ code: 1006, reason: 'gone', wasClean: false });
      sockets = [];
      server.stop();
    },
    up: () => {
      server = open();
    },
    /** From now on attempts to connect get no answer at all, as in a tunnel; `speak` answers the next ones. */
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    stop: () => server.stop(),
  };
};

export type FakeChatServer = ReturnType<typeof fakeChatServer>;

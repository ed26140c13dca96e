import { randomUUID } from 'node:crypto';
import type { Notification as PgNotification, PoolClient } from 'pg';
import type { ClusterMessage } from 'socket.io-adapter';
import { keepListening } from '../db/keep-listening';
import { type Database, openPool } from '../db/open-database';
import { addressOf, fittingMessages } from './fitting-messages';
import { notifyInBatches } from './notify-in-batches';
import { watchPeers } from './peers';
import { type DirectoryMessage, roomDirectory } from './room-directory';

/** One listens, the other notifies: a single one, so that notifications keep their order. */
const connections = 2;
const connectMs = 10_000;
/** Milliseconds of real time. */
const [reconnectMs, ageMs] = [1000, 1000];

/** Everybody listens on it for events of one namespace; of earlier releases this is the only one. */
const commonChannel = (namespace: string): string => `socket.io#${namespace}`;
/** Everybody listens on it for what processes say of their rooms. */
const directoryChannel = 'socket_rooms';
const ownChannel = (id: string): string => `socket_${id}`;

interface Reports {
  /** This process has missed events of others. */
  readonly onMissed: () => void;
  /** A peer skipped events that this process should have received, or has ended and may have. */
  readonly onSkipped: () => void;
  /** Events to these rooms were missed. */
  readonly onMissedIn: (isIn: (room: string) => boolean) => void;
  readonly onError: (problem: unknown) => void;
}

/** An event as a process of an earlier release sends one that does not fit into a notification. */
type Received = ClusterMessage | { readonly attachmentId: string };

export type ProcessLink = ReturnType<typeof linkProcesses>;

/**
 * Carries socket events to the other processes by PostgreSQL's notifications, on connections of its own, past any
 * pooler, so that many events and many requests do not slow each other down. An event goes to the processes that have
 * sockets in its rooms; to all that listen while not every process is known, or one of an earlier release is there; and
 * nowhere while there is no other process. When the listening connection breaks, events of the others are lost until
 * another one listens; then `onMissed` is called.
 */
export const linkProcesses = (
  { direct }: Pick<Database, 'direct'>,
  namespaces: readonly string[],
  { onMissed, onSkipped, onMissedIn, onError }: Reports,
  checkEveryMs?: number,
) => {
  const id = randomUUID().replaceAll('-', '');
  const { pool, breakConnections, close } = openPool({
    ...direct,
    max: connections,
    connectionTimeoutMillis: connectMs,
  });
  const receivers = new Map<string, (message: Received) => void>();
  let listener: { readonly client: PoolClient; readonly pid: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Announcements were lost, or not made because nothing listened: people of this process may have missed events. */
  let mayHaveMissed = false;
  let announcing: Promise<void> | null = null;

  const notifications = notifyInBatches(pool, (problem) => {
    mayHaveMissed = true;
    peers.lost();
    onError(problem);
  });
  const tell = (to: string | null, message: DirectoryMessage): Promise<void> =>
    new Promise((resolve) =>
      notifications.add({
        channel: to === null ? directoryChannel : ownChannel(to),
        payload: JSON.stringify(message),
        isBundled: true,
        onEnd: () => resolve(),
      }),
    );
  const directory = roomDirectory(id, {
    send: (to, message) => void tell(to, message),
    onNews: () => peers.noteNews(),
    onMissed: (isIn, concern) => (concern === 'rights' ? onSkipped() : onMissedIn(isIn)),
  });
  const peers = watchPeers(pool, { onSkipped, onError }, checkEveryMs, {
    ...directory,
    greet: async (pid) => {
      directory.tellState(null, pid, true);
      await notifications.flush();
      if (!mayHaveMissed) return;
      mayHaveMissed = false;
      onMissed();
    },
  });

  const listenSql = [...namespaces.map(commonChannel), directoryChannel, ownChannel(id)]
    .map((channel) => `LISTEN "${channel}"`)
    .join('; ');

  const hear = ({ channel, payload = '' }: PgNotification): void => {
    const own = channel === ownChannel(id);
    const namespace = namespaces.find((name) => channel === commonChannel(name));
    if (!own && channel !== directoryChannel && namespace === undefined) return;
    try {
      if (namespace !== undefined) return receivers.get(namespace)?.(JSON.parse(payload));
      const messages: readonly (ClusterMessage | DirectoryMessage)[] = JSON.parse(payload);
      for (const message of messages)
        if ('kind' in message) directory.hear(message, listener?.pid ?? null);
        else receivers.get(message.nsp)?.(message);
    } catch (problem) {
      onError(problem);
    }
  };

  const lose = (client: PoolClient): void => {
    if (listener?.client !== client) return;
    listener = null;
    mayHaveMissed = true;
    // What the others were just announcing may have been for this connection: they are told that it was missed.
    if (directory.clear()) peers.lost();
    if (!isClosed) listenLater();
  };

  const listenOn = async (client: PoolClient): Promise<void> => {
    client.on('notification', hear);
    client.once('end', () => {
      client.release(true);
      lose(client);
    });
    try {
      if (isClosed) throw new Error('closed while it connected');
      // Peers must learn of this process only once it misses nothing.
      await client.query(listenSql);
      const pid = await peers.listenOn(client);
      listener = { client, pid };
      mayHaveMissed ||= directory.holdsAny();
      // In the list of connections it is known by this statement.
      await client.query(listenSql);
      keepListening(client, listenSql, breakConnections);
    } catch (problem) {
      void client.end();
      throw problem;
    }
    await peers.check();
  };

  const listen = (): Promise<void> =>
    pool
      .connect()
      .then(listenOn)
      .catch(() => {
        if (!isClosed && listener === null) listenLater();
      });
  const listenLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void listen(), reconnectMs * (0.5 + Math.random())).unref();
  };
  void listen();

  const aging = setInterval(() => {
    const client = listener?.client;
    if (client) void directory.age(() => client.query(listenSql));
  }, ageMs).unref();

  const announce = (kind: 'adds' | 'drops', buckets: readonly number[]): void => {
    if (buckets.length === 0 || peers.isAlone()) return;
    const told = tell(null, { from: id, kind, buckets }).then(() => {
      if (announcing === told) announcing = null;
    });
    announcing = told;
  };

  const send = (message: ClusterMessage): void => {
    if (peers.maySkip()) return;
    const isSure = peers.isSure();
    const { rooms, concern } = addressOf(message);
    const to = isSure ? directory.receivers(rooms, concern).map(ownChannel) : [commonChannel(message.nsp)];
    if (to.length === 0) return;
    for (const payload of fittingMessages(message))
      for (const channel of to) notifications.add({ channel, payload, isBundled: isSure });
  };

  return {
    send,
    receive: (namespace: string, receiver: (message: Received) => void): void =>
      void receivers.set(namespace, receiver),
    /** Sockets have joined the first time; resolves once the other processes are told of all rooms so far. */
    hold: (rooms: readonly string[]): Promise<void> | void => {
      announce('adds', directory.hold(rooms));
      // A process that does not listen tells its sockets to catch up when it does.
      if (announcing !== null && listener !== null) return announcing;
    },
    release: (rooms: readonly string[]): void => announce('drops', directory.release(rooms)),
    isAlone: peers.maySkip,
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(aging);
      peers.stop();
      await notifications.flush();
      void listener?.client.end();
      await close();
    },
  };
};

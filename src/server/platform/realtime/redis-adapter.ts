import { RedisAdapter } from '@socket.io/redis-adapter';
import type { Namespace } from 'socket.io';
import type { Redis } from '../redis/open-redis';

type Listener = (message: Buffer, channel: string | Buffer) => void;

/** What the adapter calls «leave» and «disconnect» in what it publishes. */
const appliedLocally = [3, 4] as const;

type SocketSelection = Parameters<RedisAdapter['delSockets']>[0];

interface Reports {
  /** What others told in between is lost to this process. */
  readonly onMissed: () => void;
  /** What this process told is lost to others, and they can be told again. */
  readonly onLost: () => void;
  readonly onProblem: (problem: unknown) => void;
}

/** Tells in order and without anybody waiting; what cannot be told is lost, and remembered to be. */
const publisher = ({ telling }: Redis, { onLost, onProblem }: Reports) => {
  let hasLost = false;
  telling.on('ready', () => {
    if (!hasLost) return;
    hasLost = false;
    onLost();
  });
  const publish = (channel: string, message: string | Buffer): void =>
    void telling.publish(channel, message).catch((problem: unknown) => {
      if (!hasLost) onProblem(problem);
      hasLost = true;
    });
  return new Proxy(telling, {
    get: (client, name) => {
      if (name === 'publish') return publish;
      const own: unknown = Reflect.get(client, name, client);
      return typeof own === 'function' ? own.bind(client) : own;
    },
  });
};

/** Listens for one namespace: a subscription that broke off while it was made is made again. */
const subscriptions = ({ hearing }: Redis, isOwn: (message: Buffer) => boolean) => {
  const wrapped = new WeakMap<Listener, Listener>();
  const wrap = (given: Listener): Listener => {
    const known = wrapped.get(given);
    if (known) return known;
    const made: Listener = (message, channel) => void (isOwn(message) || given(message, channel));
    wrapped.set(given, made);
    return made;
  };
  const keepTrying = (subscribe: () => Promise<unknown>): void =>
    void subscribe().catch(() => hearing.isOpen && hearing.once('ready', () => keepTrying(subscribe)));
  const nobodyWaits = (leaving: Promise<unknown>): void => void leaving.catch(() => undefined);
  return {
    pSubscribe: (pattern: string, given: Listener) => keepTrying(() => hearing.pSubscribe(pattern, wrap(given), true)),
    subscribe: (channels: string[], given: Listener) =>
      keepTrying(() => hearing.subscribe(channels, wrap(given), true)),
    pUnsubscribe: (pattern: string, given: Listener) => nobodyWaits(hearing.pUnsubscribe(pattern, wrap(given), true)),
    unsubscribe: (channel: string, given: Listener) => nobodyWaits(hearing.unsubscribe(channel, wrap(given), true)),
    on: hearing.on.bind(hearing),
    off: hearing.off.bind(hearing),
  };
};

/**
 * Carries the events of sockets over Redis. A process's own sockets hear, leave and are closed at once, whether or not
 * Redis answers: the library alone would wait for its own word to come back.
 */
class LocalFirstAdapter extends RedisAdapter {
  override delSockets(options: SocketSelection, rooms: string[]): void {
    super.delSockets({ ...options, flags: { ...options.flags, local: true } }, rooms);
    if (!options.flags?.local) super.delSockets(options, rooms);
  }

  override disconnectSockets(options: SocketSelection, close: boolean): void {
    super.disconnectSockets({ ...options, flags: { ...options.flags, local: true } }, close);
    if (!options.flags?.local) super.disconnectSockets(options, close);
  }
}

/** The adapter of every namespace on these connections. */
export const redisAdapter = (redis: Redis, reports: Reports): ((namespace: Namespace) => RedisAdapter) => {
  const tell = publisher(redis, reports);
  let hasMissed = false;
  redis.hearing.on('error', () => void (hasMissed = true));
  redis.hearing.on('ready', () => {
    if (hasMissed) reports.onMissed();
    hasMissed = false;
  });
  // Socket.io says `new` to it, which an arrow would refuse.
  return function adapterOf(namespace) {
    let own: readonly string[] = [];
    // Carried out here before it was told: heard again, it would take out whoever has come back since.
    const hear = subscriptions(redis, (message) =>
      own.some((begin) => message.subarray(0, begin.length).toString() === begin),
    );
    const adapter = new LocalFirstAdapter(namespace, tell, hear, { key: redis.prefix });
    own = appliedLocally.map((type) => `{"uid":"${adapter.uid}","type":${type},`);
    return adapter;
  };
};

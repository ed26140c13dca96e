import { RedisAdapter } from '@socket.io/redis-adapter';
import type { Namespace } from 'socket.io';
import type { Redis } from '../redis/open-redis';

type Listener = (message: Buffer, channel: string | Buffer) => void;

/** The adapter's message types for "leave rooms" and "disconnect". */
const appliedLocally = [3, 4] as const;

type SocketSelection = Parameters<RedisAdapter['delSockets']>[0];

interface Reports {
  /** This process has missed events of others. */
  readonly onMissed: () => void;
  /** Others have missed events of this process, and can be reached again. */
  readonly onLost: () => void;
  readonly onError: (problem: unknown) => void;
}

/** Publishes in order without waiting; a loss is recorded and reported once Redis is back. */
const publisher = ({ commands }: Redis, { onLost, onError }: Reports) => {
  let hasLost = false;
  // A former master has accepted what it told nobody.
  commands.on('error', () => void (hasLost = true));
  commands.on('ready', () => {
    if (!hasLost) return;
    hasLost = false;
    onLost();
  });
  const publish = (channel: string, message: string | Buffer): void =>
    void commands.publish(channel, message).catch((problem: unknown) => {
      if (!hasLost) onError(problem);
      hasLost = true;
    });
  // `pSubscribe` and `sSubscribe` tell the adapter which library this is; it subscribes with the other connection.
  return {
    publish,
    pSubscribe: commands.pSubscribe.bind(commands),
    sSubscribe: commands.sSubscribe.bind(commands),
    sendCommand: commands.sendCommand.bind(commands),
    on: commands.on.bind(commands),
    off: commands.off.bind(commands),
  };
};

/**
 * Subscriptions of one namespace: one that fails because the connection breaks is retried. One that Redis refuses, for
 * want of a right to the channel, is reported: no event of another process would ever come.
 */
const subscriptions = (
  { subscriber, isRefusal }: Redis,
  isOwn: (message: Buffer) => boolean,
  onError: Reports['onError'],
) => {
  const wrapped = new WeakMap<Listener, Listener>();
  const wrap = (given: Listener): Listener => {
    const known = wrapped.get(given);
    if (known) return known;
    const made: Listener = (message, channel) => void (isOwn(message) || given(message, channel));
    wrapped.set(given, made);
    return made;
  };
  const retry = (subscribe: () => Promise<unknown>): void =>
    void subscribe().catch((problem: unknown) => {
      if (isRefusal(problem)) return onError(problem);
      if (subscriber.isOpen) subscriber.once('ready', () => retry(subscribe));
    });
  const ignoreFailure = (leaving: Promise<unknown>): void => void leaving.catch(() => undefined);
  return {
    pSubscribe: (pattern: string, given: Listener) => retry(() => subscriber.pSubscribe(pattern, wrap(given), true)),
    subscribe: (channels: string[], given: Listener) => retry(() => subscriber.subscribe(channels, wrap(given), true)),
    pUnsubscribe: (pattern: string, given: Listener) =>
      ignoreFailure(subscriber.pUnsubscribe(pattern, wrap(given), true)),
    unsubscribe: (channel: string, given: Listener) =>
      ignoreFailure(subscriber.unsubscribe(channel, wrap(given), true)),
    on: subscriber.on.bind(subscriber),
    off: subscriber.off.bind(subscriber),
  };
};

/**
 * Sends socket events through Redis, but removes this process's own sockets from rooms and disconnects them at once,
 * whether or not Redis responds: the library alone would wait to receive its own message.
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
  const publishing = publisher(redis, reports);
  let hasMissed = false;
  redis.subscriber.on('error', () => void (hasMissed = true));
  redis.subscriber.on('ready', () => {
    if (hasMissed) reports.onMissed();
    hasMissed = false;
  });
  // Socket.io calls it with `new`, so it cannot be an arrow function.
  return function adapterOf(namespace) {
    let own: readonly string[] = [];
    // Own messages were applied before they were published: applied again, they would remove sockets that have come
    // back.
    const subscribing = subscriptions(
      redis,
      (message) => own.some((begin) => message.subarray(0, begin.length).toString() === begin),
      reports.onError,
    );
    const adapter = new LocalFirstAdapter(namespace, publishing, subscribing, { key: redis.prefix });
    own = appliedLocally.map((type) => `{"uid":"${adapter.uid}","type":${type},`);
    return adapter;
  };
};

import type { Redis } from './open-redis';

/** How long a request waits for a count, in milliseconds. */
const timeoutMs = 500;

/** The key expires at the end of the window, which begins with its first hit. */
const script = `local hits = redis.call('INCR', KEYS[1])
if hits == 1 or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return hits`;

/** Connections with an overdue response: until it arrives or the connection breaks, no other request waits for them. */
const overdue = new WeakSet<Redis>();

/** Counts one hit in its window of real time, across all processes; null while Redis does not respond. */
export const countInRedis = async (redis: Redis | null, key: string, windowMs: number): Promise<number | null> => {
  if (!redis?.commands.isReady || overdue.has(redis)) return null;
  let timer: NodeJS.Timeout | null = null;
  const counted = redis.commands
    .eval(script, { keys: [`${redis.prefix}:rate:${key}`], arguments: [String(windowMs)] })
    .then(Number, () => null)
    .finally(() => {
      if (timer) clearTimeout(timer);
      overdue.delete(redis);
    });
  const nothing = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      overdue.add(redis);
      resolve(null);
    }, timeoutMs);
  });
  return Promise.race([counted, nothing]);
};

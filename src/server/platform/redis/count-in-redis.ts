import type { Redis } from './open-redis';

/** Milliseconds: nobody's call waits longer for a count. */
const patience = 500;

/** The window begins with its first hit, and everything of it goes with it. */
const script = `local hits = redis.call('INCR', KEYS[1])
if hits == 1 or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return hits`;

/** Which of them owe an answer: until it comes or the line breaks, nobody else waits for them. */
const late = new WeakSet<Redis>();

/** One more hit in its window of real time, over all processes; null while there is no Redis to count. */
export const countInRedis = async (redis: Redis | null, key: string, windowMs: number): Promise<number | null> => {
  if (!redis?.telling.isReady || late.has(redis)) return null;
  let timer: NodeJS.Timeout | null = null;
  const counted = redis.telling
    .eval(script, { keys: [`${redis.prefix}:rate:${key}`], arguments: [String(windowMs)] })
    .then(Number, () => null)
    .finally(() => {
      if (timer) clearTimeout(timer);
      late.delete(redis);
    });
  const nothing = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      late.add(redis);
      resolve(null);
    }, patience);
  });
  return Promise.race([counted, nothing]);
};

import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Channels of PostgreSQL on which listening processes speak of themselves. */
const channels = { here: 'socket_here', untold: 'socket_untold' } as const;

/** Held, shared, by the session of every process that listens: two numbers that no other lock of ours has. */
const [lockClass, lockNumber] = [1_936_683_107, 1];

/** How often a process looks who listens, in case it does not hear them: ms of real time. */
const defaultCheckMs = 3000;

/** The sessions that hold the lock. */
const holders = `SELECT pid FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${lockClass} AND objid = ${lockNumber} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

interface Listener {
  readonly client: PoolClient;
  readonly pid: number;
  /** The others have been told that it listens. */
  isKnown: boolean;
}

/**
 * Knows whether any other process listens to what this one tells, so that a process alone need not tell. Whoever begins
 * to listen says so; whoever has told nothing until then answers that, and `onUntold` is called in those who came: they
 * must have listened to all else before. It is called as well when somebody has gone, who may have died before they
 * answered. Whoever is in doubt (deaf, or without an answer) takes others to be there.
 */
export const watchPeers = (
  pool: Pool,
  { onUntold, onProblem }: { readonly onUntold: () => void; readonly onProblem: (problem: unknown) => void },
  checkEveryMs = defaultCheckMs,
) => {
  // As the adapter likes it, which reads every notification of its connection: JSON that names none of its namespaces.
  const own = JSON.stringify(randomUUID());
  let listener: Listener | null = null;
  let isAlone = false;
  let hasSkipped = false;
  let isChecking = false;
  let isStopped = false;
  /** Of others, so far. */
  let peerSignals = 0;
  /** The sessions of others when it last looked. */
  let others: readonly number[] = [];

  const notify = (word: keyof typeof channels) => pool.query('SELECT pg_notify($1, $2)', [channels[word], own]);

  const reportSkipped = async (): Promise<void> => {
    if (!hasSkipped) return;
    hasSkipped = false;
    try {
      await notify('untold');
    } catch (problem) {
      hasSkipped = true;
      onProblem(problem);
    }
  };

  /** Others listen, or may. */
  const assumePeers = (): void => {
    if (isStopped) return;
    peerSignals += 1;
    isAlone = false;
    void reportSkipped();
  };

  const look = async (): Promise<void> => {
    if (listener === null || isChecking) return assumePeers();
    isChecking = true;
    const [listening, signsBefore, othersBefore] = [listener, peerSignals, others];
    try {
      if (!listening.isKnown) await notify('here');
      listening.isKnown = true;
      const pids = (await pool.query<{ pid: number }>(holders)).rows.map(({ pid }) => pid);
      others = pids.filter((pid) => pid !== listening.pid);
      // Somebody may have died without owning to what they spared.
      if (othersBefore.some((pid) => !others.includes(pid))) onUntold();
      if (!pids.includes(listening.pid) || others.length > 0) assumePeers();
      // Whoever came since may have been too late for this answer.
      else if (peerSignals === signsBefore) isAlone = true;
    } catch {
      assumePeers();
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(() => void look(), checkEveryMs).unref();

  /** From now on this connection hears of others and is seen by them. It listens to everything else already. */
  const attend = async (client: PoolClient): Promise<void> => {
    client.on('notification', ({ channel, payload }) => {
      if (payload === own) return;
      if (channel === channels.here) assumePeers();
      if (channel === channels.untold) onUntold();
    });
    client.once('end', () => {
      if (listener?.client !== client) return;
      listener = null;
      assumePeers();
    });
    await client.query(`LISTEN ${channels.here}; LISTEN ${channels.untold}`);
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid, pg_advisory_lock_shared($1, $2)',
      [lockClass, lockNumber],
    );
    listener = { client, pid: Number(rows[0]?.pid), isKnown: false };
  };

  /** Whether a word to others may be left untold; if so, it is remembered that one was. */
  const isSpared = (): boolean => {
    if (isAlone) hasSkipped = true;
    return isAlone;
  };
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
  };
  return { attend, look, isSpared, stop };
};

import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Channels of PostgreSQL between the processes: "I listen now" and "I have skipped events". */
const channels = { here: 'socket_here', untold: 'socket_untold' } as const;

/** Advisory lock, held in shared mode by the session of every process that listens: two numbers of its own. */
const [lockClass, lockNumber] = [1_936_683_107, 1];

/** How often a process checks which others listen, in case it misses their notifications: ms of real time. */
const defaultCheckMs = 3000;

/** The sessions that hold the lock. */
const holders = `SELECT pid FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${lockClass} AND objid = ${lockNumber} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

interface Listener {
  readonly client: PoolClient;
  readonly pid: number;
  /** The peers have been notified that it listens. */
  isKnown: boolean;
}

/** What is known of the peers beyond their existence. */
interface Acquaintance {
  /** Tells the peers about this process, whose listener has this session, and asks about them. */
  readonly greet: (pid: number) => Promise<void>;
  readonly knows: (pids: readonly number[]) => boolean;
  readonly forgetAllBut: (pids: readonly number[]) => void;
}

/** Peers that nobody can tell apart: events go to all of them. */
const strangers: Acquaintance = { greet: async () => undefined, knows: () => false, forgetAllBut: () => undefined };

interface PeerReports {
  /** A peer has skipped events that this process should have received, or has ended and may have. */
  readonly onSkipped: () => void;
  readonly onError: (problem: unknown) => void;
}

/**
 * Knows whether any peer (another process) listens, so that a process on its own need not send its events to others. A
 * process that begins to listen notifies the others. One that has skipped events until then replies, and `onSkipped` is
 * called in the new process, which must listen to everything else already. `onSkipped` is also called when a peer has
 * ended, because it may have died before it replied. A process that cannot be sure (its listener is down, or the check
 * fails) assumes that there are peers, and that none of them is known.
 */
export const watchPeers = (
  pool: Pool,
  { onSkipped, onError }: PeerReports,
  checkEveryMs = defaultCheckMs,
  { greet, knows, forgetAllBut }: Acquaintance = strangers,
) => {
  // JSON, because processes of earlier releases parse every notification of their listener.
  const own = JSON.stringify(randomUUID());
  let listener: Listener | null = null;
  let isAlone = false;
  /** All peers are known. */
  let isSure = false;
  let hasSkipped = false;
  let isChecking = false;
  let isCheckWanted = false;
  let isStopped = false;
  /** Signs of peers so far: a change during a check makes its result invalid. */
  let peerSignals = 0;
  /** The sessions of peers at the last check. */
  let others: readonly number[] = [];

  const notify = (kind: keyof typeof channels) => pool.query('SELECT pg_notify($1, $2)', [channels[kind], own]);

  const reportSkipped = async (): Promise<void> => {
    if (!hasSkipped) return;
    hasSkipped = false;
    try {
      await notify('untold');
    } catch (problem) {
      hasSkipped = true;
      onError(problem);
    }
  };

  /** From now on peers are assumed to listen, known ones and others. */
  const assumePeers = (): void => {
    if (isStopped) return;
    peerSignals += 1;
    isAlone = false;
    isSure = false;
    void reportSkipped();
  };

  const compare = (isUnchanged: boolean): void => {
    if (isUnchanged) forgetAllBut(others);
    if (others.length === 0) {
      // A peer that has appeared during the check may be missing from its result.
      if (isUnchanged) isAlone = true;
      return;
    }
    isAlone = false;
    isSure = isUnchanged && knows(others);
    void reportSkipped();
  };

  const check = async (): Promise<void> => {
    if (listener === null || isChecking) return assumePeers();
    isChecking = true;
    const [current, signalsBefore, othersBefore] = [listener, peerSignals, others];
    try {
      if (!current.isKnown) {
        current.isKnown = true;
        await greet(current.pid);
        await notify('here');
      }
      const pids = (await pool.query<{ pid: number }>(holders)).rows.map(({ pid }) => pid);
      others = pids.filter((pid) => pid !== current.pid);
      // A peer may have died without reporting what it skipped.
      if (othersBefore.some((pid) => !others.includes(pid))) onSkipped();
      if (pids.includes(current.pid)) compare(peerSignals === signalsBefore);
      else assumePeers();
    } catch {
      current.isKnown = false;
      assumePeers();
    } finally {
      isChecking = false;
    }
    if (isCheckWanted) void checkSoon();
  };

  /** Checks at once, or after the check that is running. */
  const checkSoon = async (): Promise<void> => {
    isCheckWanted = isChecking;
    if (!isChecking && listener !== null && !isStopped) await check();
  };

  /** A peer has said something of itself that may change what is known. */
  const noteNews = (): void => {
    assumePeers();
    void checkSoon();
  };
  const timer = setInterval(() => void check(), checkEveryMs).unref();

  /** From now on this connection receives notifications of peers and is visible to them. It must listen to all else. Returns its session. */
  const listenOn = async (client: PoolClient): Promise<number> => {
    client.on('notification', ({ channel, payload }) => {
      if (payload === own) return;
      if (channel === channels.here) noteNews();
      if (channel === channels.untold) onSkipped();
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
    const pid = Number(rows[0]?.pid);
    listener = { client, pid, isKnown: false };
    return pid;
  };

  /** An event did not reach the peers, or an announcement: they are told so, and greeted anew. */
  const lost = (): void => {
    hasSkipped = true;
    if (listener !== null) listener.isKnown = false;
  };

  /** Whether an event need not be sent to other processes; true also records that one was skipped. */
  const maySkip = (): boolean => {
    if (isAlone) hasSkipped = true;
    return isAlone;
  };
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
  };
  return { listenOn, check, noteNews, lost, maySkip, isAlone: () => isAlone, isSure: () => isSure, stop };
};

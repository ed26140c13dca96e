import { bucketCounts, bucketOf, bucketSet } from './room-buckets';
import { type Concern, recentBuckets } from './recent-buckets';

/** What processes tell each other about their rooms. A whole state is `begins`, any number of `adds`, then `whole`. */
export type DirectoryMessage = { readonly from: string } & (
  | { readonly kind: 'begins'; /** Of the session that listens. */ readonly pid: number; readonly asks: boolean }
  | { readonly kind: 'adds' | 'drops'; readonly buckets: readonly number[] }
  | { readonly kind: 'whole' }
  /** To one process: events were sent to these rooms before their announcement was received. */
  | { readonly kind: 'missed'; readonly buckets: readonly number[]; readonly concern: Concern }
);

interface Peer {
  readonly pid: number;
  readonly rooms: ReturnType<typeof bucketSet>;
  isWhole: boolean;
}

interface DirectoryEvents {
  /** Sends to one process, or to all of them (null). */
  readonly send: (to: string | null, message: DirectoryMessage) => void;
  /** A process has begun to tell its state, or has told all of it. */
  readonly onNews: () => void;
  readonly onMissed: (isIn: (room: string) => boolean, concern: Concern) => void;
}

/** So many buckets fit into one notification. */
const portion = 1000;

/**
 * Which processes have sockets in which rooms, so that an event is sent only to those. Each announces a room before the
 * people who join it read anything; whoever had sent an event to the room before it received the announcement answers
 * that it was missed.
 */
export const roomDirectory = (id: string, { send, onNews, onMissed }: DirectoryEvents) => {
  const own = bucketCounts();
  const peers = new Map<string, Peer>();
  const recent = recentBuckets();

  const change = (rooms: readonly string[], by: 1 | -1): readonly number[] =>
    rooms.map(bucketOf).filter((bucket) => own.change(bucket, by));

  const tellState = (to: string | null, pid: number, asks: boolean): void => {
    send(to, { from: id, kind: 'begins', pid, asks });
    const used = own.used();
    for (let from = 0; from < used.length; from += portion)
      send(to, { from: id, kind: 'adds', buckets: used.slice(from, from + portion) });
    send(to, { from: id, kind: 'whole' });
  };

  const add = (from: string, { rooms }: Peer, buckets: readonly number[]): void => {
    const late: Record<Concern, number[]> = { news: [], rights: [] };
    for (const bucket of buckets) {
      const concern = rooms.has(bucket) ? null : recent.concernOf(bucket);
      if (concern !== null) late[concern].push(bucket);
      rooms.set(bucket, true);
    }
    for (const concern of ['news', 'rights'] as const)
      if (late[concern].length > 0) send(from, { from: id, kind: 'missed', buckets: late[concern], concern });
  };

  return {
    /** Sockets of this process have joined the first of these rooms; returns the buckets to announce. */
    hold: (rooms: readonly string[]) => change(rooms, 1),
    /** The last ones have left. */
    release: (rooms: readonly string[]) => change(rooms, -1),
    holdsAny: (): boolean => own.used().length > 0,
    tellState,
    hear: (message: DirectoryMessage, ownPid: number | null): void => {
      const { from } = message;
      if (from === id) return;
      const peer = peers.get(from);
      if (message.kind === 'begins') {
        peers.set(from, { pid: message.pid, rooms: bucketSet(), isWhole: false });
        if (message.asks && ownPid !== null) tellState(from, ownPid, false);
        onNews();
      } else if (message.kind === 'missed') {
        const buckets = new Set(message.buckets);
        onMissed((room) => buckets.has(bucketOf(room)), message.concern);
      } else if (peer === undefined) return;
      else if (message.kind === 'adds') add(from, peer, message.buckets);
      else if (message.kind === 'drops') for (const bucket of message.buckets) peer.rooms.set(bucket, false);
      else {
        peer.isWhole = true;
        onNews();
      }
    },
    /** Whether the rooms of all these processes are known, by the sessions with which they listen. */
    knows: (pids: readonly number[]): boolean => {
      const known = new Set([...peers.values()].filter(({ isWhole }) => isWhole).map(({ pid }) => pid));
      return pids.every((pid) => known.has(pid));
    },
    forgetAllBut: (pids: readonly number[]): void => {
      for (const [from, { pid }] of peers) if (!pids.includes(pid)) peers.delete(from);
    },
    /**
     * The processes that have to get an event to these rooms; without rooms, and when it is about rights, all. Call it
     * only while all processes are known.
     */
    receivers: (rooms: readonly string[], concern: Concern): readonly string[] => {
      const buckets = rooms.map(bucketOf);
      recent.note(buckets, concern);
      if (rooms.length === 0 || concern === 'rights') return [...peers.keys()];
      return [...peers].flatMap(([to, peer]) => (buckets.some((bucket) => peer.rooms.has(bucket)) ? [to] : []));
    },
    age: recent.age,
    /** Nothing is known any more; returns whether events were sent that somebody may have missed. */
    clear: (): boolean => {
      const isInDoubt = !recent.isEmpty();
      peers.clear();
      recent.clear();
      return isInDoubt;
    },
  };
};

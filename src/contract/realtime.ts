import * as z from 'zod/mini';
import { gameId, uuid } from './schemas/ids';

/**
 * What the product's own socket (apart from chat) tells signed-in people. Events only say what changed:
 * the page asks for the new state itself, so that a lost or doubled event does no harm.
 */
export const realtimeEvents = {
  /** Balance, squad membership, mate access, account: ask for me again. */
  'me changed': z.object({}),
  'squad changed': z.object({ squadId: z.number() }),
  /** A mate's invitations. */
  'orders changed': z.object({}),
  /** The list of visible squads of a game. */
  'visible squads changed': z.object({ gameId }),
  'squad ping': z.object({ squadId: z.number(), by: uuid, username: z.string() }),
  'deposit settled': z.object({ depositId: uuid, status: z.enum(['PAID', 'DECLINED']) }),
  /** A new notification, or some were read; `sound` says that a new one rings. */
  'notifications changed': z.object({ sound: z.boolean() }),
  /** A messenger was connected, switched or lost. */
  'notifiers changed': z.object({}),
  'mate changed': z.object({ userId: uuid }),
  /** The asking person's application to become a mate was sent or decided. */
  'mate application changed': z.object({}),
  /** A mate's favourites and notes among his clients. */
  'clients changed': z.object({}),
  /** What this mate saves for. */
  'tips goals changed': z.object({ userId: uuid }),
  /** Courses bought or closed. */
  'courses changed': z.object({}),
  /** Name, photo, description, country, languages, platforms or game parameters. */
  'profile changed': z.object({ userId: uuid }),
  /** This server may have missed events of the others: whatever is shown may be old. */
  'catch up': z.object({}),
  /** Product time jumped (demo). */
  'clock changed': z.object({ offsetMs: z.number() }),
  /** A request for a recording: asked, answered, lapsed, or something in it changed. */
  'pov request changed': z.object({ squadId: z.number() }),
} as const;

type RealtimeEvents = typeof realtimeEvents;
export type RealtimeEvent = keyof RealtimeEvents;
export type RealtimePayload<E extends RealtimeEvent> = z.output<RealtimeEvents[E]>;

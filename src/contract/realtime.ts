import * as z from 'zod/mini';
import { adminSubjectKinds } from '../domain/people/admin-subject';
import { gameId, uuid } from './schemas/fields';
import { mateCard } from './schemas/mate-card';

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
  /**
   * To everybody: these mates take orders or not, joined a squad or left it. It carries what changed, since asking again
   * would move cards under a finger and bring every page that shows mates to the server at once.
   */
  'mates availability': z.object({
    mates: z.array(
      z.object({
        userId: uuid,
        active: z.exactOptional(mateCard.shape.active),
        /** Null: free. */
        busy: z.exactOptional(z.nullable(mateCard.shape.busy)),
      }),
    ),
  }),
  /** The asking person's application to become a mate was sent or decided. */
  'mate application changed': z.object({}),
  /** A mate's favourites and notes among their clients. */
  'clients changed': z.object({}),
  /** What this mate saves for. */
  'tips goals changed': z.object({ userId: uuid }),
  /** Something that readers see of an article, or that is open to this person now. */
  'article changed': z.object({ articleId: z.number() }),
  /** Their own article: saved elsewhere, decided on, sold. */
  'own article changed': z.object({ articleId: z.number() }),
  /** Money put aside for a mate, on either side. */
  'reserves changed': z.object({}),
  /** Somebody takes part in a draw, or its winners are known. */
  'draws changed': z.object({}),
  /** Courses bought or closed. */
  'courses changed': z.object({}),
  /** Name, photo, description, country, languages, platforms or game parameters. */
  'profile changed': z.object({ userId: uuid }),
  /** This server may have missed events of the others: whatever is shown may be old. */
  'catch up': z.object({}),
  /** Product time jumped (demo). */
  'clock changed': z.object({ offsetMs: z.number() }),
  /** Games, their parameters, categories or collections, in some game: by an operator. */
  'catalogue changed': z.object({}),
  /** To operators: something of this kind changed, by a person or by one of them. */
  'back office changed': z.object({ kind: z.enum(adminSubjectKinds) }),
  /** A request for a recording: asked, answered, lapsed, or something in it changed. */
  'pov request changed': z.object({ squadId: z.number() }),
} as const;

type RealtimeEvents = typeof realtimeEvents;
export type RealtimeEvent = keyof RealtimeEvents;
export type RealtimePayload<E extends RealtimeEvent> = z.output<RealtimeEvents[E]>;

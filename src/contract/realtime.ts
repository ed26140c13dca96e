import * as z from 'zod/mini';
import { deskSubjectKinds } from '#domain/people/desk-subject.ts';
import { gameId, uuid } from './schemas/fields';
import { mateCard } from './schemas/mate-card';

/**
 * Events of the product's socket (separate from the chat's) for signed-in people. They only say what changed: the page
 * refetches the state itself, so a lost or duplicated event does no harm.
 */
export const realtimeEvents = {
  /** Balance, squad membership, mate access or account changed: refetch `me`. */
  'me changed': z.object({}),
  'squad changed': z.object({ squadId: z.number() }),
  /** A mate's invitations. */
  'orders changed': z.object({}),
  /** The list of visible squads of a game. */
  'visible squads changed': z.object({ gameId }),
  'squad ping': z.object({ squadId: z.number(), by: uuid, username: z.string() }),
  'deposit settled': z.object({ depositId: uuid, status: z.enum(['PAID', 'DECLINED']) }),
  /** A new notification, or some were read; `sound`: a new one plays a sound. */
  'notifications changed': z.object({ sound: z.boolean() }),
  /** A messenger was connected, switched on or off, or disconnected. */
  'notifiers changed': z.object({}),
  'mate changed': z.object({ userId: uuid }),
  /**
   * To everybody: these mates switched orders on or off, or joined or left a squad. It contains the new values, because
   * refetching would move cards under a finger and bring every page that shows mates to the server at once.
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
  /** The person's application to become a mate was sent or decided. */
  'mate application changed': z.object({}),
  /** A mate's favourites among clients, and notes about them. */
  'clients changed': z.object({}),
  /** Tips goals of this mate. */
  'tips goals changed': z.object({ userId: uuid }),
  /** Something that readers see of an article changed, or this person got access to it. */
  'article changed': z.object({ articleId: z.number() }),
  /** The person's own article was saved in another tab, moderated or sold. */
  'own article changed': z.object({ articleId: z.number() }),
  /** Money put aside for a mate, on either side. */
  'reserves changed': z.object({}),
  /** Somebody joined a draw, or its winners are known. */
  'draws changed': z.object({}),
  /** Courses bought or closed. */
  'courses changed': z.object({}),
  /** Name, photo, description, country, languages, platforms or game parameters. */
  'profile changed': z.object({ userId: uuid }),
  /** This server may have missed events of other processes: everything shown may be stale. */
  'catch up': z.object({}),
  /** To one socket as soon as it has connected: opens the chat's socket, as the one of `POST /v1/chat/token` does. */
  'chat token': z.object({ token: z.string() }),
  /** Product time was moved (demo). */
  'clock changed': z.object({ offsetMs: z.number() }),
  /** An operator changed games, parameters, categories or collections. */
  'catalogue changed': z.object({}),
  /** To an operator who has a record open: another operator opened or left it. */
  'looks changed': z.object({ subject: z.string() }),
  /** To operators: something of this kind changed. */
  'back office changed': z.object({ kind: z.enum(deskSubjectKinds) }),
  /** A POV request was created, changed, answered or has expired. */
  'pov request changed': z.object({ squadId: z.number() }),
} as const;

type RealtimeEvents = typeof realtimeEvents;
export type RealtimeEvent = keyof RealtimeEvents;
export type RealtimePayload<E extends RealtimeEvent> = z.output<RealtimeEvents[E]>;

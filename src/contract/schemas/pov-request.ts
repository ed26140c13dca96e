import * as z from 'zod/mini';
import { povRequestStatuses } from '../../domain/pov-request/pov-request';
import { isoTime, uuid } from './fields';

const povFileView = z.object({
  id: uuid,
  name: z.string(),
  /** Bytes, of the whole file and of what has come of it: an upload goes on from `received`. */
  size: z.number(),
  received: z.number(),
  complete: z.boolean(),
  /** Tells the same file of the person's computer when they pick it again. */
  fingerprint: z.string(),
});

/** A request for a recording of the game, as the one who is asked sees it. */
export const povRequestView = z.object({
  id: uuid,
  squadId: z.number(),
  gameId: z.string(),
  status: z.enum(povRequestStatuses),
  /** What the moderator wants to see. */
  reason: z.string(),
  comment: z.nullable(z.string()),
  askedAt: isoTime,
  expiresAt: isoTime,
  answeredAt: z.nullable(isoTime),
  files: z.array(povFileView),
  links: z.array(z.object({ id: uuid, url: z.string() })),
});

export type PovRequestView = z.output<typeof povRequestView>;

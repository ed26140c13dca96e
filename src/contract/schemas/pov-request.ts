import * as z from 'zod/mini';
import { povRequestStatuses } from '#domain/pov-request/pov-request.ts';
import { uuid } from './fields';
import { time } from './units';

const povFileView = z.object({
  id: uuid,
  name: z.string(),
  /** Bytes of the whole file (`size`) and of the uploaded part (`received`), from which the upload continues. */
  size: z.number(),
  received: z.number(),
  complete: z.boolean(),
  /** Identifies the same local file when the person picks it again. */
  fingerprint: z.string(),
});

/** A POV request, as the person who has to answer it sees it. */
export const povRequestView = z.object({
  id: uuid,
  squadId: z.number(),
  gameId: z.string(),
  status: z.enum(povRequestStatuses),
  /** What the moderator wants to see. */
  reason: z.string(),
  comment: z.nullable(z.string()),
  askedAt: time,
  expiresAt: time,
  answeredAt: z.nullable(time),
  files: z.array(povFileView),
  links: z.array(z.object({ id: uuid, url: z.string() })),
});

export type PovRequestView = z.input<typeof povRequestView>;
export type PovRequestViewAnswer = z.output<typeof povRequestView>;

import * as z from 'zod/mini';
import { uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';

/** An administrator has come into a chat or left it: a line of its own among the messages. */
export const chatVisit = z.object({
  /** The chat's version of that moment, by which a repeat is known and which orders them. */
  version: z.number(),
  userId: uuid,
  came: z.boolean(),
  /** It stands after this message; 0: before the first. */
  afterSeq: z.number(),
  /** Null when nobody noted it. */
  at: z.nullable(isoTime),
});

export type ChatVisit = z.output<typeof chatVisit>;

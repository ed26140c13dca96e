import * as z from 'zod/mini';
import { uuid } from '../schemas/ids';

/** A file of a message; `url` is for members of the chat only. */
export const chatFile = z.object({
  id: uuid,
  name: z.string(),
  /** Bytes of what is stored. */
  size: z.number(),
  type: z.string(),
  url: z.string(),
  /** Pixels of a picture, which is kept as WebP; null for other files. */
  image: z.nullable(z.object({ width: z.number(), height: z.number() })),
});

export type ChatFile = z.output<typeof chatFile>;

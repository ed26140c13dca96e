import * as z from 'zod/mini';
import { uuid } from '../schemas/ids';

/** The message that is answered, as it stands above the answer: its edit and deletion change the answer too. */
export const chatQuote = z.object({
  messageId: uuid,
  seq: z.number(),
  userId: uuid,
  /** The text's beginning; empty when deleted or when there is none. */
  text: z.string(),
  deleted: z.boolean(),
  hasFiles: z.boolean(),
});

export type ChatQuote = z.output<typeof chatQuote>;

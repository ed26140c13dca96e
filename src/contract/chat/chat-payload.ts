import * as z from 'zod/mini';
import { uuid } from '../schemas/ids';

/** A closed chat can be read and not written to. */
const common = { closed: z.boolean() };

/** What a chat is about (specification, section 3 "Chat info carries a payload"). */
export const chatPayload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SQUAD'), squadId: z.number(), ...common }),
  z.object({ kind: z.literal('PRIVATE'), startedBy: uuid, /** Who of the two has blocked the other: then nobody can write. */ blockedBy: z.array(uuid), ...common }),
  z.object({ kind: z.literal('SUPPORT'), askedBy: uuid, topic: z.nullable(z.string()), ...common }),
]);

export type ChatPayload = z.output<typeof chatPayload>;

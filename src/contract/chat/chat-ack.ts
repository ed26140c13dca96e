import * as z from 'zod/mini';
import { errorCodes } from '../errors/error-code';
import type { ChatAnswer, ChatCallName } from './chat-calls';

/** A refused event; `message` is the Russian text for the person. */
export const chatRefusal = z.object({ ok: z.literal(false), code: z.enum(errorCodes), message: z.string() });

export type ChatRefusal = z.output<typeof chatRefusal>;

/** What an acknowledgement brings. */
export type ChatAck<N extends ChatCallName> = ({ readonly ok: true } & ChatAnswer<N>) | ChatRefusal;

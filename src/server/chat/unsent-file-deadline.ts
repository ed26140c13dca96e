import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../app/app';
import { chatFile } from '../db/schema/chat-extras';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { removeFile } from '../uploads/remove-file';

/** It was never sent: row and bytes go. */
export const unsentFileDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId }) => {
    const gone = await tx.delete(chatFile).where(and(eq(chatFile.id, aggregateId), isNull(chatFile.messageId))).returning({ address: chatFile.address });
    for (const { address } of gone) await removeFile(app.config, address);
  };

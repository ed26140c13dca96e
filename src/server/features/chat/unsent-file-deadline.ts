import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { chatFile } from '../../platform/db/schema/chat';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { removeFile } from '../../platform/uploads/stored-files';

/** The file was never sent: deletes its row and bytes. */
export const unsentFileDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId }) => {
    const gone = await tx
      .delete(chatFile)
      .where(and(eq(chatFile.id, aggregateId), isNull(chatFile.messageId)))
      .returning({ address: chatFile.address });
    for (const { address } of gone) await removeFile(app.files, address);
  };

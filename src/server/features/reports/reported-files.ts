import { and, asc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { reportFile } from '../../platform/db/schema/reports';
import { lockMessageFiles, sendMessageFile } from '../chat/public';

/** Keeps the files of a message with its report. They stay when the message is deleted: the chat asks for `isReported`. */
export const keepReportedFiles = async (tx: Tx, reportId: string, messageId: string): Promise<void> => {
  const files = await lockMessageFiles(tx, messageId);
  if (files.length > 0) await tx.insert(reportFile).values(files.map((file) => ({ ...file, reportId })));
};

/** Files of a reported message, with addresses that moderators can open. */
export const readReportedFiles = async (db: Executor, reportId: string): Promise<ChatFile[]> => {
  const rows = await db
    .select()
    .from(reportFile)
    .where(eq(reportFile.reportId, reportId))
    .orderBy(asc(reportFile.place), asc(reportFile.id));
  return rows.map(({ id, name, size, type, width, height }) => ({
    id,
    name,
    size,
    type,
    url: `/v1/admin/reports/${reportId}/files/${id}`,
    image: width === null || height === null ? null : { width, height },
  }));
};

/**
 * Sends the bytes, as the chat does.
 * @throws Refusal ADMIN_REPORTS_NOT_FOUND also for files of other messages
 */
export const sendReportedFile = async (
  app: App,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [file] = await app.db
    .select({ name: reportFile.name, type: reportFile.type, width: reportFile.width, address: reportFile.address })
    .from(reportFile)
    .where(and(eq(reportFile.reportId, id), eq(reportFile.id, fileId)));
  return sendMessageFile(app, reply, file, 'ADMIN_REPORTS_NOT_FOUND');
};

import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { ChatFile } from '../../contract/chat/chat-file';
import { chatLimits } from '../../domain/settings/chat-limits';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { chatMember } from '../db/schema/chat';
import { chatFile } from '../db/schema/chat-extras';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import { Refusal } from '../http/refusal';
import { encodePicture } from '../uploads/encode-picture';
import { pathOfFile } from '../uploads/file-address';
import { fileKinds } from '../uploads/file-kinds';
import type { FileKind } from '../uploads/file-kinds';
import { readUpload } from '../uploads/read-upload';
import { sendFile } from '../uploads/send-file';
import { storeFile } from '../uploads/store-file';
import type { Upload, UploadRules } from '../uploads/upload-rules';
import { demandMembership } from './store/demand-membership';
import { demandWritable } from './store/demand-writable';
import { readChatPayload } from './store/read-chat-payload';
import { unsentFile } from './store/unsent-file';

const rules: UploadRules = {
  field: 'file',
  maxBytes: chatLimits.maxFileBytes,
  kinds: ['jpeg', 'png', 'webp', 'gif', 'mp4', 'webm', 'dem', 'pdf', 'zip', 'text'],
  tooLarge: 'CHAT_FILE_TOO_LARGE',
  wrongKind: 'CHAT_FILE_INVALID',
};

/** Larger pictures are scaled down to it. */
const pictureRules = { width: 2048, height: 2048, fit: 'inside', minSide: 1, tooLarge: 'CHAT_FILE_TOO_LARGE', unreadable: 'CHAT_FILE_INVALID' } as const;

interface Kept {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  readonly image: ChatFile['image'];
}

const prepare = async ({ kind, bytes }: Upload): Promise<Kept> => {
  if (!fileKinds[kind].picture) return { kind, bytes, image: null };
  const picture = await encodePicture(bytes, pictureRules);
  return { kind: 'webp', bytes: picture.bytes, image: { width: picture.width, height: picture.height } };
};

/**
 * Keeps a file that the person is about to send.
 * @throws Refusal NOT_FOUND for a chat that he is not in, CHAT_CLOSED, CHAT_BLOCKED, CHAT_FILE_TOO_LARGE, CHAT_FILE_INVALID
 */
export const uploadChatFile = async (app: App, userId: string, chatId: string, request: FastifyRequest): Promise<ChatFile> => {
  await demandMembership(app.db, chatId, userId);
  demandWritable(await readChatPayload(app.db, chatId));
  const upload = await readUpload(request, rules);
  const { kind, bytes, image } = await prepare(upload);
  const file = { id: uuidv7(), name: upload.name, size: bytes.length, type: fileKinds[kind].type };
  const address = await storeFile(app.config, 'chat', kind, bytes);
  const now = app.clock.now();
  const size = { width: image?.width ?? null, height: image?.height ?? null };
  await inTransaction(app.db, async (tx) => {
    await tx.insert(chatFile).values({ ...file, chatId, uploadedBy: userId, ...size, address, uploadedAt: new Date(now) });
    await scheduleDeadline(tx, unsentFile(file.id), now + chatLimits.unsentFilesKeptFor);
  });
  return { ...file, url: `/v1/chat/files/${file.id}`, image };
};

/**
 * Gives the bytes: pictures to look at, all else to save. One that is not sent yet is its uploader's alone.
 * @throws Refusal NOT_FOUND for people who are not in the file's chat
 */
export const sendChatFile = async (app: App, userId: string, id: string, reply: FastifyReply): Promise<FastifyReply> => {
  const [file] = await app.db
    .select({ name: chatFile.name, type: chatFile.type, width: chatFile.width, address: chatFile.address })
    .from(chatFile)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatFile.chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)))
    .where(and(eq(chatFile.id, id), or(isNotNull(chatFile.messageId), eq(chatFile.uploadedBy, userId))));
  if (!file) throw new Refusal('NOT_FOUND');
  const { address, type, name, width } = file;
  return sendFile(reply, { place: pathOfFile(app.config, address), type, name, opens: width !== null, missing: 'NOT_FOUND', kept: true });
};

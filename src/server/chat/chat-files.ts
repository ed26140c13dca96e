import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { ChatFile } from '../../contract/chat/chat-file';
import { chatLimits } from '../../domain/settings/chat-limits';
import type { App } from '../app/app';
import { chatMember } from '../db/schema/chat';
import { chatFile } from '../db/schema/chat-extras';
import { Refusal } from '../http/refusal';
import { encodePicture } from '../uploads/encode-picture';
import { pathOfFile } from '../uploads/file-address';
import { fileKinds } from '../uploads/file-kinds';
import type { FileKind } from '../uploads/file-kinds';
import { readUpload } from '../uploads/read-upload';
import { storeFile } from '../uploads/store-file';
import type { Upload, UploadRules } from '../uploads/upload-rules';
import type { FastifyRequest } from 'fastify';
import { demandMembership } from './store/demand-membership';
import { demandWritable } from './store/demand-writable';
import { readChatPayload } from './store/read-chat-payload';

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
  await app.db.insert(chatFile).values({
    ...file,
    chatId,
    uploadedBy: userId,
    width: image?.width ?? null,
    height: image?.height ?? null,
    address,
    uploadedAt: new Date(app.clock.now()),
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
  const place = file ? pathOfFile(app.config, file.address) : null;
  const stat = place === null ? null : await fs.stat(place).catch(() => null);
  if (!file || place === null || stat === null) throw new Refusal('NOT_FOUND');
  const disposition = file.width === null ? 'attachment' : 'inline';
  return reply
    .header('content-type', file.type)
    .header('content-length', stat.size)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(createReadStream(place));
};

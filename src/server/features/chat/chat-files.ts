import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { chatFile, chatMember } from '../../platform/db/schema/chat';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { encodePicture } from '../../platform/uploads/encode-picture';
import { discardFile, findFile, recordFile, storeFile } from '../../platform/uploads/stored-files';
import { type FileKind, pictureKinds, recordingKinds } from '#domain/files/file-kind.ts';
import { nameAs } from '#domain/files/names-of-kinds.ts';
import { audioKinds } from '#domain/files/sniff-audio.ts';
import { withoutPlace } from '../../platform/uploads/forget-place';
import { fileKinds } from '../../platform/uploads/file-kinds';
import { readUpload, type Upload, type UploadRules } from '../../platform/uploads/read-upload';
import { sendFile } from '../../platform/uploads/send-file';
import { requireMembership, requireWritable } from './store/members/require-membership';
import type { ChatReader } from './chat-actor';
import { isReadersChat } from './store/members/is-in-chat';
import { readChatPayload } from './close-chat';
import { unsentFile } from './store/messages/store-message';

const rules: UploadRules = {
  field: 'file',
  maxBytes: chatLimits.maxFileBytes,
  kinds: [...pictureKinds, ...recordingKinds, ...audioKinds, 'pdf', 'zip', 'text'],
  tooLarge: 'CHAT_FILE_TOO_LARGE',
  wrongKind: 'CHAT_FILE_INVALID',
};

/** Larger pictures are scaled down to this size. */
const pictureRules = {
  width: 2048,
  height: 2048,
  fit: 'inside',
  minSide: 1,
  tooLarge: 'CHAT_FILE_TOO_LARGE',
  unreadable: 'CHAT_FILE_INVALID',
} as const;

interface Kept {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  readonly image: ChatFile['image'];
}

const prepare = async ({ kind, bytes }: Upload): Promise<Kept> => {
  if (!fileKinds[kind].picture) return { kind, bytes: await withoutPlace(bytes), image: null };
  const picture = await encodePicture(bytes, pictureRules);
  return { kind: 'webp', bytes: picture.bytes, image: { width: picture.width, height: picture.height } };
};

/**
 * Stores a file that the person is about to send.
 * @throws Refusal NOT_FOUND for a chat that they are not in, CHAT_CLOSED, CHAT_BLOCKED, CHAT_FILE_TOO_LARGE,
 * CHAT_FILE_INVALID
 */
export const uploadChatFile = async (
  app: App,
  reader: ChatReader,
  chatId: string,
  request: FastifyRequest,
): Promise<ChatFile> => {
  await requireMembership(app.db, chatId, reader);
  requireWritable(await readChatPayload(app.db, chatId));
  const upload = await readUpload(request, rules);
  const { kind, bytes, image } = await prepare(upload);
  const file = { id: uuidv7(), name: upload.name, size: bytes.length, type: fileKinds[kind].type };
  const address = await storeFile(app.files, 'chat', kind, bytes);
  const now = app.clock.now();
  const size = { width: image?.width ?? null, height: image?.height ?? null };
  const write = () =>
    inTransaction(app.db, async (tx) => {
      await tx
        .insert(chatFile)
        .values({ ...file, chatId, uploadedBy: reader.id, ...size, address, uploadedAt: new Date(now) });
      await scheduleDeadline(tx, unsentFile(file.id), now + chatLimits.unsentFilesKeptFor);
    });
  await recordFile(write, () => discardFile(app, address));
  return { ...file, url: `/v1/chat/files/${file.id}`, image };
};

type FileRow = Pick<typeof chatFile.$inferSelect, 'name' | 'type' | 'width' | 'address'>;

/**
 * Sends the bytes: pictures inline, everything else as a download. The caller has checked access.
 * @throws Refusal `missing`
 */
export const sendMessageFile = async (
  { files }: Pick<App, 'files'>,
  reply: FastifyReply,
  file: FileRow | undefined,
  missing: ErrorCode,
): Promise<FastifyReply> => {
  if (!file) throw new Refusal(missing);
  const { address, type, name, width } = file;
  return sendFile(reply, {
    file: await findFile(files, address),
    type,
    name: width === null ? name : nameAs(name, 'webp'),
    opens: width !== null,
    missing,
    isCacheable: true,
  });
};

/**
 * Sends a file to people in its chat. One that is not sent yet is visible to its uploader only.
 * @throws Refusal NOT_FOUND for people who are not in the file's chat
 */
export const sendChatFile = async (
  app: App,
  reader: ChatReader,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [file] = await app.db
    .select({ name: chatFile.name, type: chatFile.type, width: chatFile.width, address: chatFile.address })
    .from(chatFile)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatFile.chatId), isReadersChat(reader)))
    .where(and(eq(chatFile.id, id), or(isNotNull(chatFile.messageId), eq(chatFile.uploadedBy, reader.id))));
  return sendMessageFile(app, reply, file, 'NOT_FOUND');
};

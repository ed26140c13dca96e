import { refusalText } from '#client/api/api-error.ts';
import { safeParse } from 'zod/v4/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { chatFile, type ChatFile } from '#contract/chat/chat-objects.ts';
import { csrfToken, request } from '#client/api/request.ts';
import { texts } from '../../texts';
import { attachmentStorage } from '#client/entities/chat/browser/attachment-storage.ts';
import { type Attachment, attachmentChannel, type AttachmentScope, attachmentStore } from './attachment-store';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

/** The server refused the file, with a text of its own: any other tab would get the same refusal. */
class UploadRefused extends Error {}

const parse = (answer: unknown): ChatFile => {
  const parsed = safeParse(chatFile, answer);
  if (!parsed.success) throw new Error(texts.uploadFailed);
  return parsed.data;
};

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/** `fetch` reports no upload progress, so this one request uses `XMLHttpRequest`. */
const sendWithProgress = (
  path: string,
  file: File,
  onPercent: (percent: number) => void,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('x-csrf-token', csrfToken() ?? '');
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onPercent(Math.floor((loaded / Math.max(total, 1)) * 100)),
    );
    call.addEventListener('load', () => resolve({ status: call.status, text: call.responseText }));
    call.addEventListener('error', () => reject(new Error(texts.uploadFailed)));
    call.send(formOf(file));
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Uploads a file for a message of the chat; an expired session is renewed on the way.
 * @throws UploadRefused with the server's text, Error with a text for the person when the response is not usable
 */
const uploadFile = async (chatId: string, file: File, onPercent: (percent: number) => void): Promise<ChatFile> => {
  const path = `/v1/chat/${chatId}/files`;
  const { status, text } = await sendWithProgress(path, file, onPercent);
  if (status === 401 || status === 403) return parse(await request({ method: 'POST', path, body: formOf(file) }));
  const answer = jsonOf(text);
  if (status >= 400) throw new UploadRefused(refusalText(answer) ?? texts.uploadFailed);
  return parse(answer);
};

const isWanted = (place: AttachmentScope, key: string): boolean =>
  attachmentStore.get(place).some((one) => one.key === key);

/**
 * Stores the file for a reload and for the other tabs. A file that was removed meanwhile must not be restored with
 * them.
 */
const persist = async (place: AttachmentScope, { key, file, keptAt }: Attachment, stored: ChatFile | null) => {
  await attachmentStorage.write({ key, file, keptAt, userId: place.me, chatId: place.chatId, stored });
  if (!isWanted(place, key)) await attachmentStorage.remove([key]);
};

/** Uploads the file; the store holds the progress and the result. */
const upload = async (place: AttachmentScope, attachment: Attachment): Promise<void> => {
  const { key, file } = attachment;
  try {
    const stored = await uploadFile(place.chatId, file, (percent) => attachmentStore.change(place, key, { percent }));
    if (isWanted(place, key)) await persist(place, attachment, stored);
    attachmentStore.change(place, key, { stored, percent: 100 });
  } catch (error) {
    const failure = error instanceof Error ? error.message : texts.uploadFailed;
    // A closing tab aborts its uploads: the tabs that wait for the file must not take that for a refusal.
    if (error instanceof UploadRefused) attachmentStore.change(place, key, { failure });
    else attachmentStore.failLocally(place, key, failure);
  }
};

/** Keys of files that this tab uploads, or whose upload by another tab it waits for. */
const claimedUploads = new Set<string>();

const isPending = ({ stored, failure }: Attachment): boolean => stored === null && failure === null;

/** The Web Locks API is absent outside of secure contexts: there a tab uploads only its own files. */
const withUploadLock = async (key: string, isOwn: boolean, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(`chat.upload.${key}`, work);
  else if (isOwn) await work();
};

/**
 * Makes sure that the file is uploaded by exactly one tab: this one, or the one that already does. If that other tab is
 * closed on the way, the upload starts over here (`isOwn: false`).
 */
const sendAttachment = async (place: AttachmentScope, { key }: Attachment, isOwn: boolean): Promise<void> => {
  if (claimedUploads.has(key)) return;
  claimedUploads.add(key);
  try {
    await withUploadLock(key, isOwn, async () => {
      const storedFile = await attachmentStorage.find(key);
      const now = attachmentStore.get(place).find((one) => one.key === key);
      if (now === undefined || !isPending(now) || (storedFile === null && !isOwn)) return;
      if (storedFile?.stored) return attachmentStore.change(place, key, { stored: storedFile.stored, percent: 100 });
      if (storedFile === null) {
        await persist(place, now, null);
        if (!isWanted(place, key)) return;
        // Only now: a tab that receives the message must find the lock held and the bytes stored, or it would not wait.
        attachmentStore.change(place, key, {});
      }
      await upload(place, now);
    });
  } finally {
    claimedUploads.delete(key);
  }
};

/** From now on files that another tab attaches, uploads, removes or sends change here too. */
const syncWithOtherTabs = (): void =>
  attachmentChannel.listen((message) => {
    // A draft that was not opened in this tab is read from storage when it is.
    if (!attachmentStore.isKnown(message.place)) return;
    if ('dropped' in message) return attachmentStore.receiveRemoved(message.place, message.dropped);
    attachmentStore.receive(message.place, [message.changed]);
    if (message.changed.stored === null && message.changed.failure === null)
      void sendAttachment(message.place, message.changed, false);
  });

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (attachment: Attachment) => void;
  /** Returns the uploaded files and detaches them from the draft. */
  readonly take: () => readonly ChatFile[];
}

syncWithOtherTabs();

/** Restores files from before a reload; an interrupted upload starts over. */
const restore = async (place: AttachmentScope): Promise<void> => {
  if (attachmentStore.isKnown(place)) return;
  attachmentStore.receive(place, []);
  const storedFiles = (await attachmentStorage.read(place.me, place.chatId)).map(
    ({ key, file, keptAt, stored }): Attachment => ({ key, file, keptAt, stored, percent: 0, failure: null }),
  );
  if (storedFiles.length === 0) return;
  const knownKeys = new Set(attachmentStore.get(place).map(({ key }) => key));
  const added = storedFiles.filter(({ key }) => !knownKeys.has(key)).slice(0, chatLimits.maxFiles - knownKeys.size);
  attachmentStore.receive(place, added);
  for (const attachment of added) if (attachment.stored === null) void sendAttachment(place, attachment, true);
};

const drop = (place: AttachmentScope, keys: readonly string[]): void => {
  attachmentStore.drop(place, keys);
  void attachmentStorage.remove(keys);
};

/** Files of the message being written in this chat: each is uploaded as soon as it is chosen. */
export const useAttachments = (me: string, chatId: string): Attachments => {
  const place = useMemo(() => ({ me, chatId }), [me, chatId]);
  const list = useSyncExternalStore(attachmentStore.subscribe, () => attachmentStore.get(place));
  const toast = useToast();
  useEffect(() => void restore(place), [place]);
  return {
    list,
    add: (files) => {
      const freeSlots = chatLimits.maxFiles - attachmentStore.get(place).length;
      if (files.length > freeSlots) toast.warning(texts.tooManyFiles(chatLimits.maxFiles));
      const now = Date.now();
      const added = files.slice(0, freeSlots).map((file, index): Attachment => {
        const failure = file.size > chatLimits.maxFileBytes ? texts.fileTooLarge : null;
        return { key: uuid(), file, keptAt: now + index, percent: 0, stored: null, failure };
      });
      attachmentStore.receive(place, added);
      for (const attachment of added)
        if (attachment.failure === null) void sendAttachment(place, attachment, true);
        else attachmentStore.change(place, attachment.key, {});
    },
    remove: (key) => drop(place, [key]),
    retry: (attachment) => {
      attachmentStore.change(place, attachment.key, { failure: null, percent: 0 });
      void sendAttachment(place, attachment, true);
    },
    take: () => {
      drop(
        place,
        list.map(({ key }) => key),
      );
      return list.flatMap(({ stored }) => (stored === null ? [] : [stored]));
    },
  };
};

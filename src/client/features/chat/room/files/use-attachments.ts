import { safeParse } from 'zod/v4/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { chatFile, type ChatFile } from '../../../../../contract/chat/chat-objects';
import { csrfToken, request } from '../../../../api/request';
import { texts } from '../../texts';
import { attachmentStorage } from '../../../../entities/chat/browser/attachment-storage';
import { type Attachment, attachmentChannel, type AttachmentScope, attachmentStore } from './attachment-store';
import { chatLimits } from '../../../../../domain/chat/chat-terms';
import { useToast } from '../../../../kit/toast/use-toast';

/** The server's own words about a file: it would say the same to every tab. */
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

/** `fetch` tells nothing of the bytes on their way, so this one call is made the old way. */
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

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : texts.uploadFailed;

/**
 * Uploads a file for a message of the chat; a lapsed session is renewed on the way.
 * @throws UploadRefused with the server's words, Error in words when nothing fitting was answered
 */
const uploadFile = async (chatId: string, file: File, onPercent: (percent: number) => void): Promise<ChatFile> => {
  const path = `/v1/chat/${chatId}/files`;
  const { status, text } = await sendWithProgress(path, file, onPercent);
  if (status === 401 || status === 403) return parse(await request({ method: 'POST', path, body: formOf(file) }));
  const answer = jsonOf(text);
  if (status >= 400) throw new UploadRefused(messageOf(answer));
  return parse(answer);
};

const isWanted = (place: AttachmentScope, key: string): boolean =>
  attachmentStore.get(place).some((one) => one.key === key);

/** For after a reload and for the other tabs. What was removed meanwhile must not come back with them. */
const persist = async (place: AttachmentScope, { key, file, keptAt }: Attachment, stored: ChatFile | null) => {
  await attachmentStorage.write({ key, file, keptAt, userId: place.me, chatId: place.chatId, stored });
  if (!isWanted(place, key)) await attachmentStorage.remove([key]);
};

/** Uploads the file; how it goes stands in the store. */
const upload = async (place: AttachmentScope, attachment: Attachment): Promise<void> => {
  const { key, file } = attachment;
  try {
    const stored = await uploadFile(place.chatId, file, (percent) => attachmentStore.change(place, key, { percent }));
    if (isWanted(place, key)) await persist(place, attachment, stored);
    attachmentStore.change(place, key, { stored, percent: 100 });
  } catch (error) {
    const failure = error instanceof Error ? error.message : texts.uploadFailed;
    // A tab that is being closed breaks its uploads off: those who wait for the file must not take that for a refusal.
    if (error instanceof UploadRefused) attachmentStore.change(place, key, { failure });
    else attachmentStore.failLocally(place, key, failure);
  }
};

/** What this tab uploads, or waits for another to have uploaded. */
const claimedUploads = new Set<string>();

const isPending = ({ stored, failure }: Attachment): boolean => stored === null && failure === null;

/** Locks are absent outside of secure contexts: there a tab uploads only what is its own. */
const withUploadLock = async (key: string, isOwn: boolean, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(`chat.upload.${key}`, work);
  else if (isOwn) await work();
};

/**
 * Sees to it that the file is uploaded, by one tab only: by this one, or by the one that is at it. If that one is
 * closed on the way, a file that is not its own (`isOwn: false`) starts over here.
 */
const sendAttachment = async (place: AttachmentScope, { key }: Attachment, isOwn: boolean): Promise<void> => {
  if (claimedUploads.has(key)) return;
  claimedUploads.add(key);
  try {
    await withUploadLock(key, isOwn, async () => {
      const kept = await attachmentStorage.find(key);
      const now = attachmentStore.get(place).find((one) => one.key === key);
      if (now === undefined || !isPending(now) || (kept === null && !isOwn)) return;
      if (kept?.stored) return attachmentStore.change(place, key, { stored: kept.stored, percent: 100 });
      if (kept === null) {
        await persist(place, now, null);
        if (!isWanted(place, key)) return;
        // Not before: a tab that hears of the file must find its lock taken and its bytes kept, or it would not wait.
        attachmentStore.change(place, key, {});
      }
      await upload(place, now);
    });
  } finally {
    claimedUploads.delete(key);
  }
};

/** From now on a file that another tab attaches, uploads, removes or sends does the same here. */
const syncWithOtherTabs = (): void =>
  attachmentChannel.listen((word) => {
    // What was never asked for here is read from the vault when it is.
    if (!attachmentStore.isKnown(word.place)) return;
    if ('dropped' in word) return attachmentStore.receiveRemoved(word.place, word.dropped);
    attachmentStore.receive(word.place, [word.changed]);
    if (word.changed.stored === null && word.changed.failure === null)
      void sendAttachment(word.place, word.changed, false);
  });

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (attachment: Attachment) => void;
  /** Those that are ready; they are no longer attached then. */
  readonly take: () => readonly ChatFile[];
}

syncWithOtherTabs();

/** Files of before a reload; an upload that it broke off starts over. */
const restore = async (place: AttachmentScope): Promise<void> => {
  if (attachmentStore.isKnown(place)) return;
  attachmentStore.receive(place, []);
  const kept = (await attachmentStorage.read(place.me, place.chatId)).map(
    ({ key, file, keptAt, stored }): Attachment => ({ key, file, keptAt, stored, percent: 0, failure: null }),
  );
  if (kept.length === 0) return;
  const heard = new Set(attachmentStore.get(place).map(({ key }) => key));
  const added = kept.filter(({ key }) => !heard.has(key)).slice(0, chatLimits.maxFiles - heard.size);
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
      const room = chatLimits.maxFiles - attachmentStore.get(place).length;
      if (files.length > room) toast.warning(texts.tooManyFiles(chatLimits.maxFiles));
      const now = Date.now();
      const added = files.slice(0, room).map((file, index): Attachment => {
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

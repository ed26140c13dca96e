import { useEffect, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { attachmentVault } from '../../../../chat/browser/attachment-vault';
import { useToast } from '../../../../ui/toast/use-toast';
import { texts } from '../../texts';
import { attachmentStore } from './attachment-store';
import type { Attachment } from './attachment-store';
import { placeKey, sendAttachment } from './send-attachment';
import type { AttachmentPlace } from './send-attachment';

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (attachment: Attachment) => void;
  /** Those that are ready; they are no longer attached then. */
  readonly take: () => readonly ChatFile[];
}

/** Files of before a reload; an upload that it broke off begins anew. */
const restore = async (place: AttachmentPlace): Promise<void> => {
  const at = placeKey(place);
  if (attachmentStore.isKnown(at)) return;
  attachmentStore.set(at, []);
  const kept = (await attachmentVault.read(place.me, place.chatId)).map(({ key, file, keptAt, stored }): Attachment => ({ key, file, keptAt, stored, percent: 0, failure: null }));
  if (kept.length === 0) return;
  attachmentStore.set(at, [...kept, ...attachmentStore.get(at)].slice(0, chatLimits.maxFiles));
  for (const attachment of kept) if (attachment.stored === null) void sendAttachment(place, attachment);
};

/** Files of the message being written in this chat: each is uploaded as soon as it is chosen. */
export const useAttachments = (me: string, chatId: string): Attachments => {
  const place = { me, chatId };
  const at = placeKey(place);
  const list = useSyncExternalStore(attachmentStore.subscribe, () => attachmentStore.get(at));
  const toast = useToast();
  useEffect(() => void restore({ me, chatId }), [me, chatId]);
  return {
    list,
    add: (files) => {
      const before = attachmentStore.get(at);
      const room = chatLimits.maxFiles - before.length;
      if (files.length > room) toast.warning(texts.tooManyFiles(chatLimits.maxFiles));
      const now = Date.now();
      const added = files.slice(0, room).map((file, index): Attachment => {
        const failure = file.size > chatLimits.maxFileBytes ? texts.fileTooLarge : null;
        return { key: uuid(), file, keptAt: now + index, percent: 0, stored: null, failure };
      });
      attachmentStore.set(at, [...before, ...added]);
      for (const attachment of added) if (attachment.failure === null) void sendAttachment(place, attachment);
    },
    remove: (key) => {
      attachmentStore.set(at, attachmentStore.get(at).filter((one) => one.key !== key));
      void attachmentVault.drop([key]);
    },
    retry: (attachment) => {
      attachmentStore.change(at, attachment.key, { failure: null, percent: 0 });
      void sendAttachment(place, attachment);
    },
    take: () => {
      attachmentStore.set(at, []);
      void attachmentVault.drop(list.map(({ key }) => key));
      return list.flatMap(({ stored }) => (stored === null ? [] : [stored]));
    },
  };
};

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { attachmentVault } from '../../../../chat/browser/attachment-vault';
import { useToast } from '../../../../ui/toast/use-toast';
import { texts } from '../../texts';
import type { Attachment, AttachmentPlace } from './attachment';
import { attachmentStore } from './attachment-store';
import { followOtherTabs } from './follow-other-tabs';
import { sendAttachment } from './send-attachment';

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (attachment: Attachment) => void;
  /** Those that are ready; they are no longer attached then. */
  readonly take: () => readonly ChatFile[];
}

followOtherTabs();

/** Files of before a reload; an upload that it broke off begins anew. */
const restore = async (place: AttachmentPlace): Promise<void> => {
  if (attachmentStore.isKnown(place)) return;
  attachmentStore.hear(place, []);
  const kept = (await attachmentVault.read(place.me, place.chatId)).map(({ key, file, keptAt, stored }): Attachment => ({ key, file, keptAt, stored, percent: 0, failure: null }));
  if (kept.length === 0) return;
  const heard = new Set(attachmentStore.get(place).map(({ key }) => key));
  const added = kept.filter(({ key }) => !heard.has(key)).slice(0, chatLimits.maxFiles - heard.size);
  attachmentStore.hear(place, added);
  for (const attachment of added) if (attachment.stored === null) void sendAttachment(place, attachment, true);
};

const drop = (place: AttachmentPlace, keys: readonly string[]): void => {
  attachmentStore.drop(place, keys);
  void attachmentVault.drop(keys);
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
      attachmentStore.add(place, added);
      for (const attachment of added) if (attachment.failure === null) void sendAttachment(place, attachment, true);
    },
    remove: (key) => drop(place, [key]),
    retry: (attachment) => {
      attachmentStore.change(place, attachment.key, { failure: null, percent: 0 });
      void sendAttachment(place, attachment, true);
    },
    take: () => {
      drop(place, list.map(({ key }) => key));
      return list.flatMap(({ stored }) => (stored === null ? [] : [stored]));
    },
  };
};

import { useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import type { ChatFile } from '../../../../../contract/chat/chat-file';
import { chatLimits } from '../../../../../domain/settings/chat-limits';
import { useToast } from '../../../../ui/toast/use-toast';
import { texts } from '../../texts';
import { attachmentStore } from './attachment-store';
import type { Attachment } from './attachment-store';
import { uploadFile } from './upload-file';

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (attachment: Attachment) => void;
  /** Those that are ready; they are no longer attached then. */
  readonly take: () => readonly ChatFile[];
}

const start = async (chatId: string, { key, file }: Attachment): Promise<void> => {
  try {
    const stored = await uploadFile(chatId, file, (percent) => attachmentStore.change(chatId, key, { percent }));
    attachmentStore.change(chatId, key, { stored, percent: 100 });
  } catch (error) {
    attachmentStore.change(chatId, key, { failure: error instanceof Error ? error.message : texts.uploadFailed });
  }
};

/** Files of the message being written in this chat: each is uploaded as soon as it is chosen. */
export const useAttachments = (chatId: string): Attachments => {
  const list = useSyncExternalStore(attachmentStore.subscribe, () => attachmentStore.get(chatId));
  const toast = useToast();
  return {
    list,
    add: (files) => {
      const before = attachmentStore.get(chatId);
      const room = chatLimits.maxFiles - before.length;
      if (files.length > room) toast.warning(texts.tooManyFiles(chatLimits.maxFiles));
      const added = files.slice(0, room).map((file): Attachment => {
        const failure = file.size > chatLimits.maxFileBytes ? texts.fileTooLarge : null;
        return { key: uuid(), file, percent: 0, stored: null, failure };
      });
      attachmentStore.set(chatId, [...before, ...added]);
      for (const attachment of added) if (attachment.failure === null) void start(chatId, attachment);
    },
    remove: (key) => attachmentStore.set(chatId, attachmentStore.get(chatId).filter((one) => one.key !== key)),
    retry: (attachment) => {
      attachmentStore.change(chatId, attachment.key, { failure: null, percent: 0 });
      void start(chatId, attachment);
    },
    take: () => {
      attachmentStore.set(chatId, []);
      return list.flatMap(({ stored }) => (stored === null ? [] : [stored]));
    },
  };
};

import { attachmentVault } from '../../../../chat/browser/attachment-vault';
import { texts } from '../../texts';
import { attachmentStore } from './attachment-store';
import type { Attachment } from './attachment-store';
import { uploadFile } from './upload-file';

/** Where the files of one person's message in one chat are. */
export interface AttachmentPlace {
  readonly me: string;
  readonly chatId: string;
}

export const placeKey = ({ me, chatId }: AttachmentPlace): string => `${me} ${chatId}`;

/** Keeps the file for after a reload and uploads it; how it goes stands in the store. */
export const sendAttachment = async (place: AttachmentPlace, { key, file, keptAt }: Attachment): Promise<void> => {
  const at = placeKey(place);
  const known = { key, file, keptAt, userId: place.me, chatId: place.chatId };
  const isWanted = () => attachmentStore.get(at).some((one) => one.key === key);
  void attachmentVault.keep({ ...known, stored: null });
  try {
    const stored = await uploadFile(place.chatId, file, (percent) => attachmentStore.change(at, key, { percent }));
    attachmentStore.change(at, key, { stored, percent: 100 });
    if (isWanted()) await attachmentVault.keep({ ...known, stored });
  } catch (error) {
    attachmentStore.change(at, key, { failure: error instanceof Error ? error.message : texts.uploadFailed });
  }
};

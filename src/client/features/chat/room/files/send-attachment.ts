import { attachmentVault } from '../../../../chat/browser/attachment-vault';
import { texts } from '../../texts';
import type { Attachment, AttachmentPlace } from './attachment';
import { attachmentStore } from './attachment-store';
import { uploadFile } from './upload-file';
import { UploadRefused } from './upload-refused';

/** Keeps the file for after a reload and uploads it; how it goes stands in the store. */
const upload = async (place: AttachmentPlace, { key, file, keptAt }: Attachment): Promise<void> => {
  const known = { key, file, keptAt, userId: place.me, chatId: place.chatId };
  const isWanted = () => attachmentStore.get(place).some((one) => one.key === key);
  void attachmentVault.keep({ ...known, stored: null });
  try {
    const stored = await uploadFile(place.chatId, file, (percent) => attachmentStore.change(place, key, { percent }));
    if (isWanted()) await attachmentVault.keep({ ...known, stored });
    attachmentStore.change(place, key, { stored, percent: 100 });
  } catch (error) {
    const failure = error instanceof Error ? error.message : texts.uploadFailed;
    // A tab that is being closed breaks its uploads off: those who wait for the file must not take that for a refusal.
    if (error instanceof UploadRefused) attachmentStore.change(place, key, { failure });
    else attachmentStore.failHere(place, key, failure);
  }
};

/** What this tab uploads, or waits for another to have uploaded. */
const taken = new Set<string>();

const isPending = ({ stored, failure }: Attachment): boolean => stored === null && failure === null;

/** Locks are absent outside of secure contexts: there a tab uploads only what is its own. */
const whenFree = async (key: string, isOwn: boolean, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(`chat.upload.${key}`, work);
  else if (isOwn) await work();
};

/**
 * Sees to it that the file is uploaded, by one tab only: by this one, or by the one that is at it. If that one is
 * closed on the way, a file that is not its own (`isOwn: false`) begins anew here.
 */
export const sendAttachment = async (place: AttachmentPlace, { key }: Attachment, isOwn: boolean): Promise<void> => {
  if (taken.has(key)) return;
  taken.add(key);
  try {
    await whenFree(key, isOwn, async () => {
      const kept = await attachmentVault.find(key);
      const now = attachmentStore.get(place).find((one) => one.key === key);
      if (now === undefined || !isPending(now) || (kept === null && !isOwn)) return;
      if (kept?.stored) attachmentStore.change(place, key, { stored: kept.stored, percent: 100 });
      else await upload(place, now);
    });
  } finally {
    taken.delete(key);
  }
};

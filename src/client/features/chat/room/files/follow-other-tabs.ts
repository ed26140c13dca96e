import { attachmentChannel } from './attachment-channel';
import { attachmentStore } from './attachment-store';
import { sendAttachment } from './send-attachment';

/** From now on a file that another tab attaches, uploads, removes or sends does the same here. */
export const followOtherTabs = (): void =>
  attachmentChannel.listen((word) => {
    // What was never asked for here is read from the vault when it is.
    if (!attachmentStore.isKnown(word.place)) return;
    if ('dropped' in word) return attachmentStore.hearDropped(word.place, word.dropped);
    attachmentStore.hear(word.place, [word.changed]);
    if (word.changed.stored === null && word.changed.failure === null) void sendAttachment(word.place, word.changed, false);
  });

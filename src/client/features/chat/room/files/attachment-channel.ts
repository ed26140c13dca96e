import * as z from 'zod/mini';
import { chatFile } from '../../../../../contract/chat/chat-file';

const attachment = z.object({
  key: z.string(),
  file: z.instanceof(File),
  keptAt: z.number(),
  percent: z.number(),
  stored: z.nullable(chatFile),
  failure: z.nullable(z.string()),
});
const place = z.object({ me: z.string(), chatId: z.string() });
const word = z.union([z.object({ place, changed: attachment }), z.object({ place, dropped: z.array(z.string()) })]);

type AttachmentWord = z.output<typeof word>;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('chat.attachments') : null;

/** What one tab says to the others of a message's files. */
export const attachmentChannel = {
  tell: (said: AttachmentWord): void => channel?.postMessage(said),
  listen: (listener: (said: AttachmentWord) => void): void =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = word.safeParse(data);
      if (parsed.success) listener(parsed.data);
    }),
} as const;

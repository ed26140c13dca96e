import type { ChatFile } from '../../../../../contract/chat/chat-file';

/** A file that goes along with the message being written. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** Epoch ms of attaching. */
  readonly keptAt: number;
  /** Of its bytes on their way. */
  readonly percent: number;
  /** What the server keeps; null until it has it. */
  readonly stored: ChatFile | null;
  /** Why it did not go, in words. */
  readonly failure: string | null;
}

/** Where the files of one person's message in one chat are. */
export interface AttachmentPlace {
  readonly me: string;
  readonly chatId: string;
}

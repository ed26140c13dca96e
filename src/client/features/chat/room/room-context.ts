import { createContext, useContext } from 'react';
import type { ChatFile } from '../../../../contract/chat/chat-file';
import type { StoredMessage } from '../../../chat/store/blocks';

/** What can be done to the messages of the room around. */
export interface RoomControls {
  readonly chatId: string;
  readonly me: string;
  /** False in closed and blocked chats. */
  readonly writable: boolean;
  readonly reply: (message: StoredMessage) => void;
  readonly edit: (message: StoredMessage) => void;
  readonly jump: (seq: number) => void;
  readonly ask: (dialog: RoomDialog) => void;
}

export type RoomDialog =
  | { readonly kind: 'actions' | 'remove' | 'report'; readonly message: StoredMessage }
  | { readonly kind: 'picture'; readonly file: ChatFile };

export const RoomContext = createContext<RoomControls | null>(null);

export const useRoom = (): RoomControls => {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('no chat room around');
  return room;
};

import type { UnknownAction } from '@reduxjs/toolkit';
import { chatReducer } from '../store/chat-reducer';
import { initialChatState } from '../store/chat-state';
import type { ChatState } from '../store/chat-state';

/** The state that these actions lead to from nothing. */
export const replayChat = (actions: readonly UnknownAction[]): ChatState => actions.reduce(chatReducer, initialChatState);

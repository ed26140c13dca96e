import type { UnknownAction } from '@reduxjs/toolkit';
import { chatReducer } from '../../chat/store/chat-reducer';
import { initialChatState } from '../../chat/store/chat-state';
import type { ChatState } from '../../chat/store/chat-state';

/** The state before the first action and after each: they share what does not change. */
export const replaySteps = (actions: readonly UnknownAction[]): readonly ChatState[] => {
  const states = [initialChatState];
  let state: ChatState = initialChatState;
  for (const action of actions) {
    state = chatReducer(state, action);
    states.push(state);
  }
  return states;
};

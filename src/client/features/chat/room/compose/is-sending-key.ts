import type { KeyboardEvent } from 'react';

const isFinger = () => matchMedia('(pointer: coarse)').matches;

/** Enter sends and Shift+Enter breaks the line; on a touch keyboard Enter breaks the line. */
export const isSendingKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isFinger();

import { useState } from 'react';
import { drafts } from '../../../chat/browser/drafts';
import { draftSignal } from './draft-signal';

/** The text being written, kept until it is sent. */
export const useDraft = (me: string, chatId: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => drafts.read(me, chatId));
  const change = (next: string) => {
    setText(next);
    draftSignal.write(me, chatId, next);
  };
  return [text, change];
};

import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { messageQueued, typingNoted } from '../../../chat/store/chat-actions';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { texts } from '../texts';
import { Field, Frame, Hint, Send } from './composer-look';
import { useDraft } from './use-draft';

/** From so many characters left on, their number is shown. */
const warnAt = 200;

const isFinger = () => matchMedia('(pointer: coarse)').matches;

interface ComposerProps {
  readonly chatId: string;
  readonly me: string;
}

/** Enter sends and Shift+Enter breaks the line; on a touch keyboard Enter breaks the line. */
export const Composer = ({ chatId, me }: ComposerProps) => {
  const dispatch = useDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(me, chatId);
  const left = chatLimits.maxTextCharacters - text.trim().length;
  const sendable = text.trim() !== '' && left >= 0;

  const send = () => {
    if (!sendable) return;
    dispatch(messageQueued(chatId, text.trim()));
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isFinger()) return;
    event.preventDefault();
    send();
  };

  return (
    <Frame
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        ref={field}
        rows={1}
        value={text}
        placeholder={texts.field}
        aria-label={texts.field}
        enterKeyHint="enter"
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim() !== '') dispatch(typingNoted({ chatId }));
        }}
        onKeyDown={onKeyDown}
      />
      <Send type="submit" aria-label={texts.send} title={texts.send} aria-disabled={!sendable}>
        <ArrowUp aria-hidden />
      </Send>
      {left < warnAt && (
        <Hint role="status" $danger={left < 0}>
          {left < 0 ? texts.tooLong(-left) : texts.left(left)}
        </Hint>
      )}
    </Frame>
  );
};

import { Check } from '#client/kit/icons/check.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { messageChangeDismissed, messageEditWanted } from '#client/entities/chat/store/chat-actions.ts';
import { texts } from '../../texts';
import { useChat } from '../../use-chat';
import { Field, Frame, Hint, Send, Wide } from '../composer-styles';
import { useRoom } from '../room-context';
import { AboveField, isSendingKey, LengthHint } from './above-field';
import { TypedWarning } from './typed-warning';
import { isComposingKey } from '#client/kit/form/is-enter.ts';

interface EditComposerProps {
  readonly message: StoredMessage;
  readonly onDone: () => void;
}

/** The field for editing an own message. It stays open with its text until the edit is stored. */
export const EditComposer = ({ message, onDone }: EditComposerProps) => {
  const dispatch = useDispatch();
  const { chatId } = useRoom();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(message.text);
  const change = useChat((chat) => chat.messageChanges[message.id]);
  const [sent, setSent] = useState(false);
  const saving = change?.status === 'saving';
  const failure = change?.status === 'failed' && change.kind === 'edit' ? change.message : null;
  const trimmed = text.trim();
  const sendable =
    (trimmed !== '' || message.files.length > 0) && trimmed.length <= chatLimits.maxTextCharacters && !saving;
  const ref = { chatId, messageId: message.id };

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  useEffect(() => {
    if (sent && change === undefined) onDone();
  }, [sent, change, onDone]);

  const cancel = () => {
    if (failure !== null) dispatch(messageChangeDismissed(ref));
    onDone();
  };
  const save = () => {
    if (!sendable) return;
    if (trimmed === message.text) return cancel();
    dispatch(messageEditWanted({ ...ref, text: trimmed }));
    setSent(true);
  };
  return (
    <Frame
      data-alone
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Wide>
        <TypedWarning text={trimmed} />
        <AboveField title={texts.editing} text={message.text} onCancel={cancel} />
      </Wide>
      <Field
        ref={field}
        rows={1}
        value={text}
        aria-label={texts.editing}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (isComposingKey(event)) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            cancel();
          }
          if (!isSendingKey(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <Send type="submit" aria-label={texts.save} title={texts.save} aria-disabled={!sendable}>
        <Check aria-hidden />
      </Send>
      {failure !== null && (
        <Hint role="alert" $danger>
          {failure}
        </Hint>
      )}
      <LengthHint text={text} />
    </Frame>
  );
};

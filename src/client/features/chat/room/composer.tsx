import { ArrowUp, Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { messageQueued, typingNoted } from '../../../chat/store/chat-actions';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Attach, Field, Frame, Send, Wide } from './composer-look';
import { AboveField } from './compose/above-field';
import { isSendingKey } from './compose/is-sending-key';
import { LengthHint } from './compose/length-hint';
import { AttachmentRow } from './files/attachment-row';
import type { Attachments } from './files/use-attachments';
import { quoteWords } from './quote-words';
import { useRoom } from './room-context';
import { useDraft } from './use-draft';
import type { Reply } from './use-reply';

interface ComposerProps {
  readonly attachments: Attachments;
  readonly reply: Reply;
  /** ArrowUp in an empty field. */
  readonly onEditLast: () => void;
}

/** The field for a new message: text, an answer, files. */
export const Composer = ({ attachments, reply, onEditLast }: ComposerProps) => {
  const dispatch = useDispatch();
  const { chatId, me } = useRoom();
  const { quote: replyTo, isChosenHere, choose } = reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { text, setText, onBlur } = useDraft(me, chatId, field);
  const answered = useChat((chat) => (replyTo === null ? undefined : chat.users.entities[replyTo.userId]?.username)) ?? texts.unknown;
  const words = text.trim();
  const ready = attachments.list.every(({ stored }) => stored !== null);
  const sendable = (words !== '' || attachments.list.length > 0) && ready && words.length <= chatLimits.maxTextCharacters;
  useEffect(() => {
    // What was chosen before a reload, or in another tab, stands here without taking the focus.
    if (replyTo !== null && isChosenHere) field.current?.focus();
  }, [replyTo, isChosenHere]);

  const send = () => {
    if (!sendable) return;
    dispatch(messageQueued(chatId, words, { replyTo, files: attachments.take() }));
    setText('');
    choose(null);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onEditLast();
    }
    if (event.key === 'Escape' && replyTo !== null) {
      event.stopPropagation();
      choose(null);
    }
    if (!isSendingKey(event)) return;
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
      <Wide>
        {replyTo !== null && (
          <AboveField title={texts.replyingTo(replyTo.userId === me ? texts.you : answered)} text={quoteWords(replyTo)} onCancel={() => choose(null)} />
        )}
        {attachments.list.length > 0 && (
          <ul aria-label={texts.files}>
            {attachments.list.map((one) => (
              <AttachmentRow key={one.key} attachment={one} onRetry={() => attachments.retry(one)} onRemove={() => attachments.remove(one.key)} />
            ))}
          </ul>
        )}
      </Wide>
      <Attach type="button" aria-label={texts.attach} title={texts.attach} onClick={() => picker.current?.click()}>
        <Paperclip aria-hidden />
      </Attach>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={texts.attach}
        onChange={({ target }) => {
          attachments.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
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
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          attachments.add([...event.clipboardData.files]);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Send type="submit" aria-label={texts.send} title={texts.send} aria-disabled={!sendable}>
        <ArrowUp aria-hidden />
      </Send>
      <LengthHint text={text} />
    </Frame>
  );
};

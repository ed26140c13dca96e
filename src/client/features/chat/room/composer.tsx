import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ArrowUp } from '#client/kit/icons/arrow-up.tsx';
import { Paperclip } from '#client/kit/icons/paperclip.tsx';
import { useDispatch } from 'react-redux';
import { drafts } from '#client/entities/chat/browser/drafts.ts';
import { messageQueued, typingNoted } from '#client/entities/chat/store/chat-actions.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Attach, Field, Frame, Send, Wide } from './composer-styles';
import { AboveField, isSendingKey, LengthHint } from './compose/above-field';
import { TypedWarning } from './compose/typed-warning';
import { AttachmentRow } from './files/attachment-row';
import { FilesNews, whyNotSent } from './files/files-news';
import type { Attachments } from './files/use-attachments';
import { quoteText } from './quote';
import { type Reply, type SentRef, useRoom } from './room-context';
import { FileInput } from '#client/kit/controls/file-input.tsx';
import { afterPaint } from '#client/kit/store/after-paint.ts';
import { isComposingKey } from '#client/kit/form/is-enter.ts';
import { pastedFiles } from '#client/kit/form/pasted-files.ts';

interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** On blur the text is synchronised with the other tabs. */
  readonly onBlur: () => void;
  /** Empties the field at once, and what is stored once the text is elsewhere. */
  readonly leave: (elsewhere: () => void) => void;
}

const isTypedIn = (field: HTMLElement | null): boolean =>
  field !== null && document.activeElement === field && document.hasFocus();

/**
 * The text being written, stored until it is sent and shared by all tabs and windows of this chat: changes made in
 * another one appear here, unless the person is typing in this field.
 */
const useDraft = (me: string, chatId: string, field: RefObject<HTMLElement | null>): Draft => {
  const [text, setText] = useState(() => drafts.read(me, chatId));
  useEffect(
    () =>
      drafts.follow(me, chatId, (storedText) => {
        if (!isTypedIn(field.current)) setText(storedText);
      }),
    [me, chatId, field],
  );
  return {
    text,
    setText: (next) => {
      setText(next);
      drafts.write(me, chatId, next);
    },
    onBlur: () => {
      if (drafts.read(me, chatId) !== text) drafts.write(me, chatId, text);
    },
    leave: (elsewhere) => {
      setText('');
      // The empty field is the answer to the press: what queues a message and stores it comes after its paint.
      afterPaint(() => {
        elsewhere();
        if (drafts.read(me, chatId) === text) drafts.write(me, chatId, '');
      });
    },
  };
};

interface ComposerProps {
  readonly attachments: Attachments;
  readonly reply: Reply;
  readonly sentRef: SentRef;
  /** On ArrowUp in an empty field. */
  readonly onEditLast: () => void;
}

/** The field for a new message: text, a reply, files. */
export const Composer = ({ attachments, reply, sentRef, onEditLast }: ComposerProps) => {
  const dispatch = useDispatch();
  const { chatId, me } = useRoom();
  const { quote: replyTo, isChosenHere, choose } = reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { text, setText, onBlur, leave } = useDraft(me, chatId, field);
  const answered =
    useChat((chat) => (replyTo === null ? undefined : chat.users[replyTo.userId]?.username)) ?? texts.unknown;
  const trimmed = text.trim();
  const filesWhyNot = whyNotSent(attachments.list);
  /** Told from the first try on, as long as it holds. */
  const [isTried, setIsTried] = useState(false);
  if (isTried && filesWhyNot === null) setIsTried(false);
  const sendable =
    (trimmed !== '' || attachments.list.length > 0) &&
    filesWhyNot === null &&
    trimmed.length <= chatLimits.maxTextCharacters;
  useEffect(() => {
    // A reply that was chosen before a reload or in another tab is shown without taking the focus.
    if (replyTo !== null && isChosenHere) field.current?.focus();
  }, [replyTo, isChosenHere]);

  const send = () => {
    setIsTried(filesWhyNot !== null);
    if (!sendable) return;
    const files = attachments.take();
    leave(() => {
      dispatch(messageQueued(chatId, trimmed, { replyTo, files }));
      sentRef.current?.();
    });
    choose(null);
    // Focusing lays the page out, also what is focused already.
    if (document.activeElement !== field.current) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
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
        <TypedWarning text={trimmed} />
        {replyTo !== null && (
          <AboveField
            title={texts.replyingTo(replyTo.userId === me ? texts.you : answered)}
            text={quoteText(replyTo)}
            onCancel={() => choose(null)}
          />
        )}
        {attachments.list.length > 0 && (
          <ul aria-label={texts.files}>
            {attachments.list.map((one) => (
              <AttachmentRow
                key={one.key}
                attachment={one}
                onRetry={() => attachments.retry(one)}
                onRemove={() => {
                  attachments.remove(one.key);
                  if (attachments.list.length === 1) field.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <FilesNews list={attachments.list} isTried={isTried} />
      </Wide>
      <Attach type="button" aria-label={texts.attach} title={texts.attach} onClick={() => picker.current?.click()}>
        <Paperclip aria-hidden />
      </Attach>
      <FileInput ref={picker} multiple aria-label={texts.attach} onPick={attachments.add} />
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
          const files = pastedFiles(event.clipboardData);
          if (files.length === 0) return;
          event.preventDefault();
          attachments.add(files);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <Send
        type="submit"
        aria-label={texts.send}
        title={texts.send}
        aria-disabled={!sendable}
        // The focus stays in the field, and with it a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ArrowUp aria-hidden />
      </Send>
      <LengthHint text={text} />
    </Frame>
  );
};

import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { eachMessage, type StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { allRows } from '#client/entities/chat/store/buckets.ts';
import type { ChatLog } from '#client/entities/chat/store/chat-log.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { formatTime } from '#client/kit/display/dates.ts';
import { Select } from '#client/kit/form/select.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

/** The newest of them: what would be visible. */
const shown = 60;

const Talk = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 6px;
  max-height: 480px;
  margin-top: 12px;
  overflow: auto;
`;

const Bubble = styled.li<{ $own: boolean; $sent: boolean }>`
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-width: 85%;
  padding: 8px 12px;
  border-radius: ${theme.radius.r12};
  background: ${({ $own }) => ($own ? theme.color.message : theme.color.surface3)};
  opacity: ${({ $sent }) => ($sent ? 1 : 0.6)};
  font-size: 14px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 12px;
  }
`;

const Quiet = styled.p`
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const nameOf = ({ users, me }: ChatState, id: string): string =>
  id === me ? texts.me : (users[id]?.username ?? id.slice(-6));

const titleOf = (state: ChatState, chatId: string): string => {
  const payload = state.chats[chatId]?.payload;
  switch (payload?.kind) {
    case 'SQUAD':
      return texts.squadChat(payload.squadId);
    case 'SUPPORT':
      return texts.supportChat(payload.topic);
    default: {
      const others = Object.keys(state.chats[chatId]?.members ?? {}).filter((id) => id !== state.me);
      return others.length === 0 ? chatId.slice(-6) : others.map((id) => nameOf(state, id)).join(', ');
    }
  }
};

const messagesOf = ({ blocks, lastSeq }: ChatLog): readonly StoredMessage[] => {
  const found: StoredMessage[] = [];
  eachMessage(blocks, Math.max(1, lastSeq - shown + 1), (message) => void found.push(message));
  return found;
};

const Message = ({ state, message }: { readonly state: ChatState; readonly message: StoredMessage }) => {
  const { senderId, text, time, editedAt, deleted, files, reactions, replyTo } = message;
  const marks = [
    formatTime(Date.parse(time)),
    editedAt !== null && texts.edited,
    replyTo !== null && texts.isReply,
    files.length > 0 && texts.files(files.length),
    ...reactions.map(({ reaction }) => reaction),
  ];
  return (
    <Bubble $own={senderId === state.me} $sent>
      <small>{nameOf(state, senderId)}</small>
      {deleted ? <i>{texts.deleted}</i> : text}
      <small>{marks.filter(Boolean).join(' · ')}</small>
    </Bubble>
  );
};

const Room = ({ state, log }: { readonly state: ChatState; readonly log: ChatLog }) => {
  const talk = useRef<HTMLOListElement>(null);
  // Scrolled to the newest messages, as a chat is, and because most steps are about those.
  useLayoutEffect(() => {
    if (talk.current !== null) talk.current.scrollTop = talk.current.scrollHeight;
  }, [log]);
  const messages = messagesOf(log);
  const waiting = log.outbox.filter(({ state: where }) => where !== 'discarded');
  const writing = Object.entries(state.typing[log.id] ?? {}).flatMap(([id, signs]) => (signs > 0 ? [id] : []));
  if (messages.length === 0 && waiting.length === 0) return <Quiet>{texts.noMessages}</Quiet>;
  return (
    <>
      <Talk ref={talk} tabIndex={0} aria-label={texts.talk}>
        {messages.map((message) => (
          <Message key={message.id} state={state} message={message} />
        ))}
        {waiting.map(({ clientId, text, state: where }) => (
          <Bubble key={clientId} $own $sent={false}>
            {text}
            <small>{texts.sending[where]}</small>
          </Bubble>
        ))}
      </Talk>
      {writing.length > 0 && <Quiet>{texts.writing(writing.map((id) => nameOf(state, id)).join(', '))}</Quiet>}
    </>
  );
};

/** The chat as it looked at a step. */
export const ChatSnapshot = ({ state }: { readonly state: ChatState }) => {
  const [chosen, choose] = useState<string | null>(null);
  const logs = allRows(state.logs);
  const open = state.open.at(-1);
  const log =
    logs.find(({ id }) => id === chosen) ??
    logs.find(({ id }) => id === open) ??
    logs.find(({ lastSeq, outbox }) => lastSeq > 0 || outbox.length > 0) ??
    logs[0];
  return (
    <Card>
      <h2>{texts.picture}</h2>
      {log === undefined ? (
        <Quiet>{texts.noChats}</Quiet>
      ) : (
        <>
          {logs.length > 1 && (
            <Select
              label={texts.whichChat}
              options={logs.map(({ id, unread }) => ({ value: id, label: texts.chatOf(titleOf(state, id), unread) }))}
              value={log.id}
              onChange={({ target }) => choose(target.value)}
            />
          )}
          <Quiet>
            {titleOf(state, log.id)}. {texts.connections[state.connection]}
          </Quiet>
          <Room state={state} log={log} />
        </>
      )}
    </Card>
  );
};

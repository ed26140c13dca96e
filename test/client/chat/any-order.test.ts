import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { eachMessage, getMessage } from '#client/entities/chat/store/blocks.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { logOf } from '#client/entities/chat/store/selectors.ts';
import { chatDigest } from '#client/pages/dev/replay/chat-replay.ts';
import { aChat, aMember, aMessage, chatId, idOf, mate, me } from './support/chat-facts';

/** One consistent history of a chat; the server's messages are derived from it, so that they never contradict. */
const history = (senders: readonly boolean[], reads: readonly number[], edits: readonly number[]) => {
  const messages = senders.map((own, index) =>
    aMessage(index + 1, { by: own ? me : mate, messageId: idOf('b', index + 1) }),
  );
  const unread = (readSeq: number, lastSeq: number): number =>
    messages.filter(({ seq, userInfo }) => seq > readSeq && seq <= lastSeq && userInfo.jti !== me).length;
  // The read mark moves while messages arrive: both only grow.
  const marks = reads
    .map((read) => Math.min(read, messages.length))
    .sort((a, b) => a - b)
    .map((readSeq, index, all) => {
      const lastSeq = Math.max(readSeq, Math.floor(((index + 1) * messages.length) / all.length));
      return { chatId, readSeq, lastSeq, unreadCounter: unread(readSeq, lastSeq) };
    });
  // Each change has the chat's next revision; the whole message is sent as it is after the change.
  const changes = edits.map((edit, index) => {
    const message = messages[edit % messages.length] ?? aMessage(1);
    const rev = index + 1;
    return rev % 3 === 0
      ? { ...message, rev, message: '', deleted: true, reactions: [] }
      : {
          ...message,
          rev,
          message: `Правка ${rev}`,
          editedAt: message.messageTime,
          reactions: [{ reaction: '👍' as const, userIds: [me] }],
        };
  });
  const actions: UnknownAction[] = [
    ...changes.map(on.messageChanged),
    on.changesReceived({ chatId, messages: changes.slice(0, 3) }),
    on.pageReceived({ chatId, messages: changes.slice(2, 4), lastSeq: messages.length }),
    on.chatMuted({ chatId, muted: true, version: 1 }),
    on.chatMuted({ chatId, muted: false, version: 2 }),
    ...messages.map((message) => on.messageReceived({ ...message, isNewChat: message.seq === 1 })),
    ...marks.flatMap((mark) => [
      on.messagesRead({ ...mark, userId: me }),
      on.summaryReceived(mark),
      on.chatReceived({ chat: aChat(mark) }),
    ]),
    ...marks.map(({ readSeq }) => on.messagesRead({ chatId, userId: mate, readSeq, lastSeq: 0, unreadCounter: 0 })),
    on.pageReceived({ chatId, messages: messages.slice(2, 70), lastSeq: messages.length }),
    on.userCameOnline({ userId: mate, version: 3 }),
    on.userWentOffline({ userId: mate, version: 4 }),
    on.userJoined({ chatId, user: aMember(mate, { version: 1, asOf: 5, onlineVersion: 2, online: true }) }),
    on.usersLeft({ chatId, userIds: [mate], version: 3 }),
    on.userJoined({ chatId, user: aMember(mate, { version: 4, role: 'ADMIN', asOf: 9 }) }),
    on.chatUpdated({ chatId, payload: { kind: 'SQUAD', squadId: 18402, closed: true }, version: 6 }),
    on.usersReceived({ users: [aMember(mate, { username: 'Северин', asOf: 7 })] }),
  ];
  return {
    actions,
    messages,
    unread: unread(Math.max(0, ...marks.map(({ readSeq }) => readSeq)), messages.length),
    latest: new Map(changes.map((change) => [change.seq, change])),
  };
};

const run = (actions: readonly UnknownAction[]) =>
  actions.reduce(chatReducer, chatReducer(undefined, on.chatStarted({ userId: me })));

const histories = fc.record({
  senders: fc.array(fc.boolean(), { minLength: 1, maxLength: 200 }),
  reads: fc.array(fc.nat(220), { maxLength: 6 }),
  edits: fc.array(fc.nat(220), { maxLength: 8 }),
});

test('events repeated and shuffled give the identical state, exact in order and count', () => {
  fc.assert(
    fc.property(histories, fc.infiniteStream(fc.nat(1_000_000)), ({ senders, reads, edits }, numbers) => {
      const { actions, messages, unread, latest } = history(senders, reads, edits);
      const told = run(actions);
      const next = (): number => numbers.next().value;
      const repeated = [...actions, ...actions.filter(() => next() % 3 === 0)];
      const shuffled = repeated
        .map((action) => ({ action, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ action }) => action);
      const heard = run(shuffled);
      expect(chatDigest(heard)).toBe(chatDigest(told));
      const log = logOf(heard, chatId);
      const seqs: number[] = [];
      if (log) eachMessage(log.blocks, 1, ({ seq }) => void seqs.push(seq));
      for (const [seq, { rev, message, deleted }] of latest)
        expect(log && getMessage(log.blocks, seq)).toMatchObject({ rev, text: message, deleted });
      expect(log?.changes).toEqual({});
      expect(seqs).toEqual(messages.map(({ seq }) => seq));
      expect(log?.unread).toBe(unread);
    }),
    { numRuns: 150 },
  );
});

import * as on from '#client/entities/chat/store/chat-actions.ts';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import { beforeNearestGap } from '#client/entities/chat/store/chat-log.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { isOnline, logOf, selectChatIds, unreadTotal } from '#client/entities/chat/store/selectors.ts';
import { aChat, aMember, aMessage, chatId, idOf, mate, me } from './support/chat-facts';

type Action = Parameters<typeof chatReducer>[1];

const after = (...actions: readonly Action[]): ChatState =>
  [on.chatStarted({ userId: me }), ...actions].reduce(chatReducer, chatReducer(undefined, { type: 'init' }));
const log = (chat: ChatState) =>
  logOf(chat, chatId) ??
  (() => {
    throw new Error('no log');
  })();

describe('messages', () => {
  test('others’ messages are unread, one’s own are not', () => {
    expect(
      log(after(...[1, 2, 3].map((seq) => on.messageReceived(aMessage(seq, { by: seq === 2 ? me : mate }))))).unread,
    ).toBe(2);
  });

  test('what the server has counted is not counted again', () => {
    const chat = after(
      on.messageReceived(aMessage(3)),
      on.chatReceived({ chat: aChat({ lastSeq: 3, unreadCounter: 2 }) }),
      on.messageReceived(aMessage(4)),
    );
    expect(log(chat).unread).toBe(3);
  });

  test('reading elsewhere takes the count down here', () => {
    const read = { chatId, userId: me, readSeq: 2, lastSeq: 3, unreadCounter: 1 };
    expect(log(after(...[1, 2, 3].map((seq) => on.messageReceived(aMessage(seq))), on.messagesRead(read))).unread).toBe(
      1,
    );
  });

  test('a missing message is a gap until it comes, in blocks far apart too', () => {
    const chat = after(...[1, 2, 63, 64, 65, 4096, 4097].map((seq) => on.messageReceived(aMessage(seq))));
    expect([1, 3, 64, 66, 4096, 4097, 4098].map((seq) => getMessage(log(chat).blocks, seq)?.seq ?? null)).toEqual([
      1,
      null,
      64,
      null,
      4096,
      4097,
      null,
    ]);
    expect([log(chat).firstSeq, log(chat).lastSeq]).toEqual([1, 4097]);
  });

  test('the nearest gap is found from the end, and none where there is none', () => {
    const chat = (...seqs: number[]) => log(after(...seqs.map((seq) => on.messageReceived(aMessage(seq)))));
    expect(beforeNearestGap(chat(1, 2, 3), 1)).toBeNull();
    expect(beforeNearestGap(chat(1, 2, 5, 6), 1)).toBe(2);
    expect(beforeNearestGap(chat(5, 6), 2)).toBe(2);
    expect(
      beforeNearestGap(
        log(
          after(
            on.messageReceived(aMessage(1)),
            on.summaryReceived({ chatId, lastSeq: 4, readSeq: 1, unreadCounter: 3 }),
          ),
        ),
        1,
      ),
    ).toBe(1);
  });
});

describe('own messages', () => {
  const queued = () => on.messageQueued(chatId, 'Иду');
  const storedAs = (action: ReturnType<typeof queued>) =>
    on.messageReceived(aMessage(1, { by: me, clientId: action.payload.clientId, message: 'Иду' }));

  test('the stored message takes the pending one’s place, in either order', () => {
    const action = queued();
    for (const chat of [
      after(action, storedAs(action)),
      after(storedAs(action), action),
      after(action, storedAs(action), action),
    ]) {
      expect(log(chat).outbox).toEqual([]);
      expect(getMessage(log(chat).blocks, 1)?.text).toBe('Иду');
    }
  });

  test('a late failure does not undo a retry, nor does a late repeat bring back what was discarded', () => {
    const action = queued();
    const failed = on.messageSendFailed({ ...action.payload, state: 'failed', reason: 'нет' });
    const retried = on.messageRetried(failed.payload);
    expect(log(after(action, failed, retried, failed)).outbox).toMatchObject([{ state: 'queued', attempt: 2 }]);
    expect(log(after(action, failed, on.messageDiscarded(failed.payload), action, failed)).outbox).toMatchObject([
      { state: 'discarded' },
    ]);
  });
});

describe('chats and people', () => {
  test('the chat of the newest message stands first, and one that was left is not shown', () => {
    const other = aChat({ chatId: idOf('c', 2), users: { [me]: aMember(me) } });
    const both = [on.chatReceived({ chat: aChat() }), on.chatReceived({ chat: other })];
    expect(selectChatIds({ chat: after(...both, on.messageReceived(aMessage(1))) })).toEqual([other.chatId, chatId]);
    const newest = on.messageReceived(aMessage(1, { messageId: idOf('d', 9) }));
    expect(selectChatIds({ chat: after(...both, newest) })).toEqual([chatId, other.chatId]);
    expect(selectChatIds({ chat: after(...both, on.usersLeft({ chatId, userIds: [me], version: 9 })) })).toEqual([
      other.chatId,
    ]);
  });

  test('a late «online» does not undo a newer «offline»', () => {
    expect(
      isOnline(
        after(on.userWentOffline({ userId: mate, version: 2 }), on.userCameOnline({ userId: mate, version: 1 })),
        mate,
      ),
    ).toBe(false);
  });

  test('a late «left» does not undo a return', () => {
    const chat = after(
      on.userJoined({ chatId, user: aMember(mate, { version: 5 }) }),
      on.usersLeft({ chatId, userIds: [mate], version: 4 }),
    );
    expect(chat.chats[chatId]?.members[mate]).toMatchObject({ isActive: true, version: 5 });
  });

  test('a chat that stands open does not count as unread', () => {
    const listed = [on.chatReceived({ chat: aChat() }), on.messageReceived(aMessage(1))];
    expect(unreadTotal(after(...listed))).toBe(1);
    expect(unreadTotal(after(...listed, on.chatShown({ chatId })))).toBe(0);
    expect(unreadTotal(after(...listed, on.chatShown({ chatId }), on.chatHidden({ chatId })))).toBe(1);
  });
});

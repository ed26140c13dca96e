import fc from 'fast-check';
import { messageReceived, userTyping } from '#client/entities/chat/store/chat-actions.ts';
import { aMessage, chatId, idOf, mate, me } from './support/chat-facts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';

const chat = chatForTests();

/** Milliseconds for which one signal is shown. */
const shownMs = 5000;

type Deed = 'types' | 'writes' | 'sends a file' | 'is read' | number;

const deeds = fc.array(
  fc.oneof(
    fc.constantFrom<Deed>('types', 'writes', 'sends a file', 'is read'),
    fc.integer({ min: 1, max: shownMs * 2 }),
  ),
  { maxLength: 30 },
);

const file = { id: idOf('d', 1), name: 'план.txt', size: 16, type: 'text/plain', url: '/v1/media/1', image: null };

test('«печатает» is shown for five seconds after the last signal and no longer than until a message', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (story: readonly Deed[]) => {
      const { store, chat: state, stop } = await chat.open();
      let [seq, now, shownUntil] = [0, 0, 0];
      const receive = (with_: Parameters<typeof aMessage>[1]) =>
        store.dispatch(messageReceived({ ...aMessage((seq += 1), with_), isNewChat: false }));
      for (const deed of story) {
        if (typeof deed === 'number') {
          await pass(deed);
          now += deed;
        } else if (deed === 'types') {
          store.dispatch(userTyping({ chatId, userId: mate }));
          shownUntil = now + shownMs;
        } else if (deed === 'is read') receive({ by: me });
        else {
          receive(deed === 'writes' ? {} : { message: '', messagePayload: { files: [file] } });
          shownUntil = now;
        }
        expect((state().typing[chatId]?.[mate] ?? 0) > 0).toBe(now < shownUntil);
      }
      stop();
    }),
  );
});

import { realDevTools } from './support/real-devtools';
import { devToolsOptions } from '#client/app/devtools/devtools-options.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { openOutside } from '#client/app/devtools/close-outside.ts';
import { beginsLater, logText, readActionLog } from '#client/pages/dev/replay/action-log.ts';
import { chatDigest, replayChat } from '#client/pages/dev/replay/chat-replay.ts';
import { chatForTests } from '../chat/support/chat-for-tests';
import { pass } from '../chat/support/chat-in-page';
import { aMessage, chatId } from '../chat/support/chat-facts';
import { liveThrough, recordedChat, type RecordedChat } from './support/recorded-chat';

const chat = chatForTests();
const panel = realDevTools();
const pages: RecordedChat[] = [];

afterEach(() => {
  for (const page of pages.splice(0)) page.stop();
  openOutside();
});

/** The file that the extension saves (`exportState` of its page script and its panel). */
const exportedFile = (): string => {
  const { stagedActionIds, actionsById, committedState } = panel.history();
  return JSON.stringify({
    payload: JSON.stringify(stagedActionIds.slice(1).map((id) => actionsById[id]?.action)),
    preloadedState: JSON.stringify(committedState),
  });
};
/** Without the states in between: thousands of whole states would be gigabytes. */
const liftedFile = (): string => {
  const { computedStates, ...history } = panel.history();
  const last = computedStates.length - 1;
  return JSON.stringify({
    ...history,
    computedStates: computedStates.map((state, at) => (at === last ? state : null)),
  });
};

const more = async (page: RecordedChat, seq = 9) => {
  page.store.dispatch(on.messageReceived(aMessage(seq)));
  page.store.dispatch(on.messageQueued(chatId, 'Ещё'));
  await pass(500);
};

interface History {
  readonly what: string;
  readonly press: (page: RecordedChat) => Promise<void> | void;
  /** The file cannot say what was skipped, or what happened during a pause. */
  readonly onlyLifted?: boolean;
}

const histories: readonly History[] = [
  { what: 'plain', press: () => undefined },
  {
    what: 'committed',
    press: (page) => {
      panel.commit();
      return more(page);
    },
  },
  {
    what: 'paused and resumed',
    press: async (page) => {
      panel.pause(true);
      await more(page);
      panel.pause(false);
      await more(page, 10);
    },
  },
  {
    what: 'paused still',
    press: (page) => {
      panel.pause(true);
      return more(page);
    },
  },
  {
    what: 'longer than what is stored',
    press: (page) => {
      for (let seq = 20; seq < 20 + Number(devToolsOptions.maxAge); seq += 1)
        page.store.dispatch(on.messageReceived(aMessage(seq)));
    },
  },
  {
    what: 'with skipped actions',
    onlyLifted: true,
    press: () => {
      panel.toggle(panel.actionIdOf('chat/messageReceived'));
      panel.toggle(panel.actionIdOf('chat/messageChanged'));
    },
  },
  {
    what: 'reordered',
    press: () => panel.reorder(panel.actionIdOf('chat/messageChanged'), panel.actionIdOf('chat/connectionChanged')),
  },
  { what: 'imported', press: (page) => panel.importState(structuredClone(page.actions).slice(0, -3)) },
];

describe.each(histories)('a history $what', ({ press, onlyLifted = false }) => {
  test('is replayed to the state that DevTools show', async () => {
    const page = recordedChat();
    pages.push(page);
    await liveThrough(page, chat.server);
    await press(page);
    const shown = chatDigest(page.shown());
    expect(shown).not.toBe(chatDigest(replayChat(readActionLog([]))));
    for (const file of onlyLifted ? [liftedFile()] : [exportedFile(), liftedFile()])
      expect(chatDigest(replayChat(readActionLog(file)))).toBe(shown);
  });
});

test('a log says that it begins with a stored state, and how many actions were skipped', async () => {
  const page = recordedChat();
  pages.push(page);
  await liveThrough(page, chat.server);
  expect(beginsLater(readActionLog(exportedFile()))).toBe(false);
  panel.toggle(panel.actionIdOf('chat/messageChanged'));
  expect(readActionLog(liftedFile()).skipped).toBe(1);
  panel.toggle(panel.actionIdOf('chat/messageChanged'));
  panel.commit();
  await more(page);
  const log = readActionLog(exportedFile());
  expect(beginsLater(log)).toBe(true);
  expect(chatDigest(replayChat(readActionLog(logText(log))))).toBe(chatDigest(page.shown()));
});

test('a log whose first state is of another program is refused', () => {
  expect(() => readActionLog({ payload: [], preloadedState: { chat: { a: 1 } } })).toThrow('no state of this chat');
});

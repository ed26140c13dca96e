import type { ChatDeps } from '#client/entities/chat/sagas/chat-deps.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { isQuiet } from '#client/entities/chat/is-quiet.ts';
import { aChat, aMessage, chatId } from './support/chat-facts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';

const chat = chatForTests();
const claimed = new Set<string>();

/** A tab; all tabs share which sounds are claimed. */
const openTab = (with_: Partial<ChatDeps> = {}) =>
  chat.open({ claimSound: async (id) => !claimed.has(id) && Boolean(claimed.add(id)), ...with_ });

beforeEach(() => claimed.clear());

const come = async (seq: number) => {
  chat.server.push('chat message', { ...aMessage(seq), isNewChat: false });
  await pass(200);
};

test('of several tabs one sounds', async () => {
  const tabs = [
    await openTab({ isPageVisible: () => false }),
    await openTab({ isPageVisible: () => false }),
    await openTab(),
  ];
  await come(1);
  expect(tabs.flatMap(({ sounds }) => sounds)).toHaveLength(1);
});

test('none sounds while one of them shows the chat', async () => {
  const hidden = await openTab({ isPageVisible: () => false });
  const shown = await openTab();
  shown.store.dispatch(on.chatShown({ chatId }));
  await come(1);
  expect([...hidden.sounds, ...shown.sounds]).toEqual([]);
});

test('a muted chat keeps still until it is unmuted', async () => {
  const page = await openTab();
  page.store.dispatch(on.chatReceived({ chat: aChat({ muted: true, mutedVersion: 1 }) }));
  await come(1);
  expect(page.sounds).toEqual([]);
  page.store.dispatch(on.chatMuted({ chatId, muted: false, version: 2 }));
  await come(2);
  expect(page.sounds).toHaveLength(1);
});

test('quiet hours keep still, and so does a person who wants no sound', async () => {
  const settings = { sound: true, quietHours: { from: '23:00', to: '08:00' }, timeZone: 'Europe/Moscow', version: 1 };
  const page = await openTab({ now: () => Date.parse('2026-11-21T22:30:00Z'), fetchSettings: async () => settings });
  await come(1);
  expect(page.sounds).toEqual([]);
  page.store.dispatch(on.settingsChanged({ ...settings, quietHours: null, version: 2 }));
  await come(2);
  expect(page.sounds).toHaveLength(1);
  page.store.dispatch(on.settingsChanged({ ...settings, sound: false, quietHours: null, version: 3 }));
  await come(3);
  expect(page.sounds).toHaveLength(1);
});

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+03:00`);
test.each([
  ['23:00', '08:00', '22:59', false],
  ['23:00', '08:00', '23:00', true],
  ['23:00', '08:00', '00:00', true],
  ['23:00', '08:00', '07:59', true],
  ['23:00', '08:00', '08:00', false],
  ['13:00', '15:00', '14:00', true],
  ['13:00', '15:00', '12:59', false],
  ['13:00', '15:00', '15:00', false],
])('quiet from %s to %s: at %s %s', (from, to, time, quiet) => {
  expect(isQuiet({ sound: true, quietHours: { from, to }, timeZone: 'Europe/Moscow', version: 1 }, at(time))).toBe(
    quiet,
  );
});

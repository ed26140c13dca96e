import { realDevTools } from './support/real-devtools';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { openOutside } from '#client/app/devtools/close-outside.ts';
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

const open = async (): Promise<RecordedChat> => {
  const page = recordedChat();
  pages.push(page);
  await liveThrough(page, chat.server);
  return page;
};
const sent = () => chat.server.requestsOf('chat message').map(({ message }) => message);

/** What must not change while another state than the newest is shown. */
const footprint = (page: RecordedChat) => ({
  calls: chat.server.calls.length,
  requests: page.requests.length,
  writes: page.writes.length,
  recorded: panel.types().length,
});

test('the history holds every action, and the newest state is the page’s own', async () => {
  const page = await open();
  expect(panel.types().slice(1)).toEqual(page.actions.map(({ type }) => type));
  expect(page.shown()).toEqual(page.chat());
  expect(page.recorder.isTravelling()).toBe(false);
});

test('jumping to each recorded action in turn touches nobody, and the last one is live again', async () => {
  const page = await open();
  const before = footprint(page);
  const live = page.chat();
  for (let index = 0; index < panel.types().length - 1; index += 1) {
    panel.jump(index);
    await pass(1000);
    expect([panel.types()[index], footprint(page)]).toEqual([panel.types()[index], before]);
  }
  panel.jump(3);
  expect(page.shown().logs).not.toEqual(live.logs);
  panel.jumpToEnd();
  await pass(1000);
  expect(footprint(page)).toEqual(before);
  expect([page.shown(), page.recorder.isTravelling()]).toEqual([live, false]);
});

test('skipping each recorded action in turn touches nobody, and unskipped it is live again', async () => {
  const page = await open();
  const before = footprint(page);
  for (const id of panel.history().stagedActionIds.slice(1)) {
    panel.toggle(id);
    await pass(1000);
    panel.toggle(id);
    expect([id, page.recorder.isTravelling()]).toEqual([id, false]);
  }
  await pass(1000);
  expect(footprint(page)).toEqual(before);
  expect(page.shown()).toEqual(page.chat());
});

test('a message that is under way when the past is shown is not sent again', async () => {
  const page = await open();
  chat.server.answers['chat message'] = () => null;
  page.store.dispatch(on.messageQueued(chatId, 'В пути'));
  await pass(100);
  panel.jump(panel.history().stagedActionIds.indexOf(panel.actionIdOf('chat/messageQueued')));
  const before = sent().length;
  await pass(60_000);
  expect(sent()).toHaveLength(before);
});

test('a message written while the past is shown is sent once, when the newest state is shown again', async () => {
  const page = await open();
  panel.jump(3);
  page.store.dispatch(on.messageQueued(chatId, 'Из прошлого'));
  await pass(30_000);
  expect(sent()).not.toContain('Из прошлого');
  expect(page.recorder.waiting(on.messageQueued.match)).toBeGreaterThan(0);
  panel.jumpToEnd();
  await pass(30_000);
  expect(sent().filter((text) => text === 'Из прошлого')).toHaveLength(1);
  expect(page.shown()).toEqual(page.chat());
  expect(page.log()?.outbox).toEqual([]);
});

test('what arrives while the past is shown is there when the newest state is shown again', async () => {
  const page = await open();
  panel.jump(3);
  const before = panel.types().length;
  chat.server.push('chat message', { ...aMessage(5), isNewChat: false });
  await pass(3000);
  expect([page.shown().logs.flat(), panel.types().length]).toEqual([[], before]);
  panel.jumpToEnd();
  await pass(3000);
  expect(page.log()?.lastSeq).toBe(5);
  expect(page.shown()).toEqual(page.chat());
});

describe('locked', () => {
  test('with a message under way, nothing is sent; unlocked, it arrives once', async () => {
    const page = await open();
    page.store.dispatch(on.messageQueued(chatId, 'Замок'));
    panel.lock(true);
    await pass(60_000);
    const whileLocked = sent().filter((text) => text === 'Замок').length;
    expect(whileLocked).toBeLessThan(2);
    panel.lock(false);
    await pass(60_000);
    expect(sent().filter((text) => text === 'Замок')).toHaveLength(1);
    expect(page.log()?.outbox).toEqual([]);
    expect(page.shown()).toEqual(page.chat());
  });

  test('from the start, the page begins when it is unlocked', async () => {
    const page = recordedChat();
    pages.push(page);
    panel.lock(true);
    page.start();
    await pass(5000);
    expect(chat.server.calls).toEqual([]);
    panel.lock(false);
    await pass(5000);
    expect(page.shown().connection).toBe('online');
  });
});

test.each(['reset', 'rollback'] as const)('«%s» shows the beginning and touches nobody', async (press) => {
  const page = await open();
  const before = { ...footprint(page), recorded: 1 };
  panel[press]();
  await pass(30_000);
  expect(footprint(page)).toEqual(before);
  expect([page.shown().me, page.recorder.isTravelling()]).toEqual([null, true]);
});

test.each([
  ['a jump', () => panel.jump(3)],
  ['a skip', () => panel.toggle(panel.actionIdOf('chat/messageReceived'))],
  ['a lock', () => panel.lock(true)],
])('after %s the page comes back by itself with its whole history', async (_what, press) => {
  const page = await open();
  const recorded = panel.types();
  press();
  expect(page.recorder.isTravelling()).toBe(true);
  page.recorder.resume();
  expect([panel.types(), page.recorder.isTravelling()]).toEqual([recorded, false]);
  expect([page.shown(), panel.history().skippedActionIds]).toEqual([page.chat(), []]);
});

test('an imported history is shown, stays as it is and touches nobody', async () => {
  const page = await open();
  const foreign = structuredClone(page.actions).filter(({ type }) => type !== 'chat/messageChanged');
  panel.importState(foreign);
  const shown = page.shown();
  const before = footprint(page);
  expect(shown.logs).not.toEqual(page.chat().logs);
  await pass(30_000);
  expect([page.shown(), footprint(page)]).toEqual([shown, before]);
});

test('from there the page comes back by itself to what is live, and records on', async () => {
  const page = await open();
  panel.reset();
  page.store.dispatch(on.messageQueued(chatId, 'После сброса'));
  await pass(5000);
  page.recorder.resume();
  await pass(5000);
  expect([page.shown(), page.recorder.isTravelling()]).toEqual([page.chat(), false]);
  expect(sent().filter((text) => text === 'После сброса')).toHaveLength(1);
  expect(panel.types()).toContain('chat/messageReceived');
});

test.each([
  ['committed', () => panel.commit()],
  ['paused', () => panel.pause(true)],
  [
    'paused and resumed',
    () => {
      panel.pause(true);
      panel.pause(false);
    },
  ],
])('%s, the newest state stays shown and the page live', async (_what, press) => {
  const page = await open();
  press();
  page.store.dispatch(on.messageQueued(chatId, 'Дальше'));
  await pass(3000);
  expect([page.recorder.isTravelling(), page.shown()]).toEqual([false, page.chat()]);
  expect(sent()).toContain('Дальше');
});

import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { answer, failed, fields } from '#test/support/blog/draft-answers.ts';
import { DraftAutosave, type SaveState } from '#client/pages/editor/draft/draft-autosave.ts';

const base = fields({ aaaa: 'раз', bbbb: 'два' });

/** A server with one draft, and an editor of it. */
const scene = (opened: DraftFields = base, openedAt = 1) => {
  const server = { fields: base, revision: 1, broken: false, takesMs: 0 };
  const seen = { states: [] as SaveState[], fields: opened };
  const keeper = new DraftAutosave({
    id: 7,
    revision: openedAt,
    fields: opened,
    onState: (state) => seen.states.push(state),
    onFields: (next) => {
      seen.fields = next;
    },
    onCreated: () => undefined,
    calls: {
      create: () => Promise.reject(new Error('nothing is created here')),
      save: async (_id, revision, next) => {
        if (server.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, server.takesMs));
        if (server.broken) throw failed(0, 'NETWORK_ERROR');
        if (revision !== server.revision) throw failed(409, 'ARTICLE_DRAFT_CHANGED');
        server.fields = next;
        server.revision += 1;
        return answer(server.revision);
      },
      load: async () =>
        ({
          ...server.fields,
          revision: server.revision,
          savedAt: '2026-01-01T00:00:00.000Z',
          status: 'CREATED',
        }) as DraftView,
    },
  });
  return { server, seen, keeper, last: () => seen.states.at(-1)?.kind };
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what is typed is saved when the typing pauses, and nothing is kept in the browser then', async () => {
  const { server, keeper, last } = scene();
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  expect([last(), localStorage.length]).toEqual(['dirty', 1]);
  await jest.advanceTimersByTimeAsync(1300);
  expect([last(), localStorage.length, server.revision]).toEqual(['saved', 0, 2]);
});

test('words taken back to what is stored are not called unsaved', async () => {
  const { server, keeper, last } = scene();
  keeper.change(fields({ aaaa: 'раз!', bbbb: 'два' }));
  keeper.change(base);
  expect([last(), localStorage.length]).toEqual(['clean', 0]);
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  await jest.advanceTimersByTimeAsync(1300);
  keeper.change(fields({ aaaa: 'РАЗ!', bbbb: 'два' }));
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  expect(last()).toBe('saved');
  await jest.advanceTimersByTimeAsync(3000);
  expect([last(), server.revision]).toEqual(['saved', 2]);
});

test('the same edit made in two tabs is saved, and stays no question', async () => {
  const { server, keeper, last } = scene();
  server.fields = fields({ aaaa: 'одно', bbbb: 'два' });
  server.revision = 5;
  keeper.change(fields({ aaaa: 'одно', bbbb: 'два' }));
  await jest.advanceTimersByTimeAsync(3000);
  expect([last(), server.revision]).toEqual(['saved', 5]);
});

test('without a line the words wait in this browser and go out when it is back', async () => {
  const { server, keeper, last } = scene();
  server.broken = true;
  keeper.change(fields({ aaaa: 'без связи', bbbb: 'два' }));
  await jest.advanceTimersByTimeAsync(1300);
  expect(last()).toBe('offline');
  server.broken = false;
  await keeper.flush();
  expect(server.fields.document).toEqual(fields({ aaaa: 'без связи', bbbb: 'два' }).document);
});

test('a page closed without a line gives its words to the next one', async () => {
  const before = scene();
  before.server.broken = true;
  before.keeper.change(fields({ aaaa: 'не успел', bbbb: 'два' }));
  before.keeper.stop();
  const after = scene();
  expect(after.keeper.recover()).toBe(true);
  expect(after.seen.fields.document).toEqual(fields({ aaaa: 'не успел', bbbb: 'два' }).document);
  await jest.advanceTimersByTimeAsync(10);
  expect(after.server.fields.document).toEqual(fields({ aaaa: 'не успел', bbbb: 'два' }).document);
});

test('edits of another tab in other blocks come in by themselves', async () => {
  const { server, seen, keeper, last } = scene();
  server.fields = fields({ aaaa: 'раз', bbbb: 'ДРУГАЯ ВКЛАДКА' });
  server.revision = 5;
  keeper.change(fields({ aaaa: 'МОЁ', bbbb: 'два' }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(seen.fields.document).toEqual(fields({ aaaa: 'МОЁ', bbbb: 'ДРУГАЯ ВКЛАДКА' }).document);
  expect(server.fields.document).toEqual(seen.fields.document);
  expect(last()).toBe('saved');
});

test.each([
  ['mine', 'МОЁ'],
  ['theirs', 'ЧУЖОЕ'],
] as const)('two edits of one block are not settled before the author has chosen: %s', async (choice, texts) => {
  const { server, seen, keeper, last } = scene();
  server.fields = fields({ aaaa: 'ЧУЖОЕ', bbbb: 'два' });
  server.revision = 5;
  keeper.change(fields({ aaaa: 'МОЁ', bbbb: 'два' }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(last()).toBe('conflict');
  expect(server.fields.document).toEqual(fields({ aaaa: 'ЧУЖОЕ', bbbb: 'два' }).document);
  const state = seen.states.at(-1);
  if (state?.kind !== 'conflict') throw new Error('no conflict');
  keeper.resolve(choice, state.theirs, state.revision);
  await jest.advanceTimersByTimeAsync(3000);
  expect(server.fields.document).toEqual(fields({ aaaa: texts, bbbb: 'два' }).document);
  // The warning disappears with the answer.
  expect([last(), localStorage.length]).toEqual(['saved', 0]);
});

test('while a save would lose text nothing is sent, and the author reads why', async () => {
  const { server, keeper, last, seen } = scene();
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  keeper.hold('часть текста сохранить нельзя');
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }, 'Другой заголовок'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await keeper.flush()).toBe(false);
  expect([seen.states.at(-1), server.revision]).toEqual([
    { kind: 'refused', message: 'часть текста сохранить нельзя' },
    1,
  ]);
  keeper.hold(null);
  await jest.advanceTimersByTimeAsync(3000);
  expect([last(), server.revision]).toEqual(['saved', 2]);
});

test('a step that is asked for during a save waits for it, and for what was written meanwhile', async () => {
  const { server, keeper } = scene();
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  jest.advanceTimersByTime(1300);
  const whole = fields({ aaaa: 'РАЗ', bbbb: 'ДВА' });
  keeper.change(whole);
  expect(await keeper.flush()).toBe(true);
  expect([server.fields, server.revision]).toEqual([whole, 3]);
});

test('of two steps that are asked for during a slow save neither comes to nothing', async () => {
  const { server, keeper } = scene();
  server.takesMs = 500;
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'два' }));
  jest.advanceTimersByTime(1300);
  keeper.change(fields({ aaaa: 'РАЗ', bbbb: 'ДВА' }));
  const steps = Promise.all([keeper.flush(), keeper.flush()]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await steps).toEqual([true, true]);
});

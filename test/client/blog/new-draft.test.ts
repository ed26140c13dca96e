import type { DraftFields } from '#contract/blog/draft.ts';
import { DraftAutosave, type SaveState } from '#client/pages/editor/draft/draft-autosave.ts';
import { answer, failed, fields } from '#test/support/blog/draft-answers.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a new draft', () => {
  const empty = fields({});

  /** A server that remembers drafts by their key, and loses its answers while `deaf`. */
  const newDrafts = () => {
    const server = {
      drafts: new Map<string, { fields: DraftFields; revision: number }>(),
      deaf: false,
      refuses: false,
    };
    const open = () => {
      const states: SaveState[] = [];
      const keeper = new DraftAutosave({
        id: null,
        revision: 0,
        fields: empty,
        onState: (state) => states.push(state),
        onFields: () => undefined,
        onCreated: () => undefined,
        calls: {
          create: async (sent, key) => {
            if (server.refuses) throw failed(413, 'BLOG_CONTENT_TOO_LARGE');
            const made = server.drafts.get(key) ?? { fields: sent, revision: 1 };
            server.drafts.set(key, made);
            if (server.deaf) throw failed(0, 'NETWORK_ERROR');
            return answer(made.revision);
          },
          save: async (_id, revision, sent) => {
            const [draft] = server.drafts.values();
            if (draft?.revision !== revision) throw failed(409, 'ARTICLE_DRAFT_CHANGED');
            draft.fields = sent;
            draft.revision += 1;
            return answer(draft.revision);
          },
          load: () => Promise.reject(new Error('nothing was saved elsewhere')),
        },
      });
      return { keeper, last: () => states.at(-1)?.kind };
    };
    return { server, open, texts: () => [...server.drafts.values()].map((draft) => draft.fields) };
  };

  test('whose answer was lost is made once, and what was written meanwhile is in it', async () => {
    const { server, open, texts } = newDrafts();
    const { keeper, last } = open();
    server.deaf = true;
    keeper.change(fields({ aaaa: 'раз' }));
    await jest.advanceTimersByTimeAsync(1300);
    keeper.change(fields({ aaaa: 'раз, два' }));
    server.deaf = false;
    await jest.advanceTimersByTimeAsync(10_000);
    expect([last(), localStorage.length]).toEqual(['saved', 0]);
    expect(texts()).toEqual([fields({ aaaa: 'раз, два' })]);
  });

  test('whose page was left before the answer is made once by the next visit', async () => {
    const { server, open, texts } = newDrafts();
    const first = open();
    server.deaf = true;
    first.keeper.change(fields({ aaaa: 'раз' }));
    await jest.advanceTimersByTimeAsync(1300);
    first.keeper.stop();
    server.deaf = false;
    const second = open();
    expect(second.keeper.recover()).toBe(true);
    second.keeper.change(fields({ aaaa: 'раз и ещё' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(texts()).toEqual([fields({ aaaa: 'раз и ещё' })]);
  });

  test('that was refused is asked for with the words that came since', async () => {
    const { server, open, texts } = newDrafts();
    const { keeper } = open();
    server.refuses = true;
    keeper.change(fields({ aaaa: 'слишком длинно' }));
    await jest.advanceTimersByTimeAsync(1300);
    server.refuses = false;
    keeper.change(fields({ aaaa: 'короче' }));
    await jest.advanceTimersByTimeAsync(1300);
    expect(texts()).toEqual([fields({ aaaa: 'короче' })]);
  });
});

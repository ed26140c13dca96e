import { renderHook } from '@testing-library/react';
import type { Category } from '#contract/reference.ts';
import { draftRefusal } from '#client/features/create-squad/draft/draft-refusal.ts';
import { emptyDraft, fitDraft, toNewSquad } from '#client/features/create-squad/draft/draft.ts';
import { useDraft } from '#client/features/create-squad/draft/use-draft.ts';
import { readDraft } from '#client/features/create-squad/draft/draft-schema.ts';
import { quoteBody } from '#client/features/create-squad/summary/use-quote.ts';
import { squadErrors } from '#contract/errors/texts/squads.ts';
import { aMateCard } from '../../support/client/mate-card';
import { aClient, aMate, games } from '../../support/client/people';

const game = games[0];
const category = (kind: Category['kind']): Category => ({
  id: 2,
  kind,
  slug: '',
  name: '',
  description: '',
  pricePercent: null,
  priceFrom: null,
});
const rankUp = category('RANK_UP');
const mate = aMateCard();
const draft = { ...emptyDraft, categoryId: 2, mates: [mate] };
const refusal = (with_: Partial<typeof draft>, me = aClient(), kind = rankUp) =>
  draftRefusal({ ...draft, ...with_ }, me, game, kind, 0);

describe('the category of a draft', () => {
  const categoryIn = (categories: readonly Category[]) =>
    renderHook(() => useDraft(emptyDraft, game, 'cs2', categories)).result.current.category;

  test('is the only one that the game has', () => {
    expect(categoryIn([rankUp])).toBe(rankUp);
  });

  test('is chosen by the client where there are several', () => {
    expect(categoryIn([rankUp, { ...rankUp, id: 3 }])).toBeUndefined();
  });
});

describe('a draft keeps within the rules of its game', () => {
  test('a trial lesson is half an hour for two', () => {
    const fitted = fitDraft(
      { ...draft, mates: [mate, aMateCard({ id: 'b' })], friends: 2, visible: true },
      game,
      category('EDUCATION_PROMO'),
    );
    expect(fitted).toMatchObject({ durationMinutes: 30, slots: 2, friends: 0, visible: false, mates: [mate] });
  });

  test('places are never fewer than people', () => {
    expect(fitDraft({ ...draft, slots: 2, friends: 2 }, game, rankUp).slots).toBe(4);
  });

  test('friends are never more than places', () => {
    expect(fitDraft({ ...draft, friends: 9 }, game, rankUp).friends).toBe(3);
  });

  test('a friend called by name takes a place, goes with the order and counts in its price', () => {
    const named = [{ id: '0197b0c0-0000-7000-8000-000000000009', username: 'Пельмешек', avatarUrl: null }];
    const fitted = fitDraft({ ...draft, named, friends: 9 }, game, rankUp);
    expect(fitted).toMatchObject({ friends: 2, named, slots: 5 });
    expect(toNewSquad(fitted, 'cs2')).toMatchObject({ friendIds: [named[0]?.id], friendLinks: 2 });
    expect(quoteBody(fitted, 'cs2', aClient())).toMatchObject({ clients: 4 });
  });

  test('a platform that the game does not have is replaced by one that it has', () => {
    expect(fitDraft({ ...draft, platform: 'XBOX' }, game, rankUp).platform).toBe('PC');
  });
});

describe('why a draft is no squad yet', () => {
  test('a whole draft is one', () => expect(refusal({})).toBeNull());
  test('what is played is chosen first', () =>
    expect(draftRefusal({ ...draft, categoryId: null }, aClient(), game, undefined, 0)).toBe('Выбери, во что играем'));
  test('a client names a mate', () => expect(refusal({ mates: [] })).toBe('Выбери хотя бы одного напарника'));
  test('a mate counts as one who plays', () =>
    expect(
      refusal(
        { mates: [], friends: 1 },
        aMate({ mateAccess: { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } }),
      ),
    ).toBeNull());
  test.each([
    ['cs2', [3], 'Эта категория у тебя выключена. Выбери другую или включи её в настройках'],
    ['cs2', [2, 3], null],
    ['cs2', undefined, null],
    ['dota2', [2], 'Ты напарник в другой игре: сквад можно собрать в ней'],
  ])('a mate of %s with the categories %p on reads of themselves: %s', (gameId, own, words) => {
    const me = aMate({ mateAccess: { gameId, active: true, grade: 'PRO', percent: 82 } });
    expect(draftRefusal({ ...draft, mates: [], friends: 1 }, me, game, rankUp, 0, own)).toBe(words);
  });
  test('one squad at a time', () =>
    expect(refusal({}, aClient({ hasSquad: true }))).toBe(squadErrors.SQUADS_HAS_SQUAD.message));
  test('a mate who does not play this category', () =>
    expect(refusal({}, aClient(), category('FUN'))).toBe(
      `Северин: ${squadErrors.SQUADS_MATE_CATEGORY_DISABLED.message}`,
    ));
});

describe('the price is asked', () => {
  test('for the mates and for everybody who pays', () => {
    expect(quoteBody({ ...draft, friends: 2 }, 'cs2', aClient())).toEqual({
      gameId: 'cs2',
      categoryId: 2,
      durationMinutes: 60,
      mateIds: [mate.id],
      clients: 3,
      payMode: 'OWNER',
    });
  });
  test('for the mate too when they gather clients', () => {
    const me = aMate();
    expect(quoteBody({ ...draft, mates: [] }, 'cs2', me)).toMatchObject({ mateIds: [me.id], clients: 1 });
  });
  test('not while there is nothing to price', () =>
    expect(quoteBody({ ...draft, mates: [] }, 'cs2', aClient())).toBeNull());
});

describe('a draft that was left', () => {
  test('is read as it was written', () =>
    expect(readDraft(JSON.stringify({ ...emptyDraft, friends: 2 }))).toEqual({ ...emptyDraft, friends: 2 }));
  test.each([['{"mates":7}'], ['{"mates":'], ['null']])('by an older page or by nobody is not trusted: %s', (text) =>
    expect(readDraft(text)).toBeNull(),
  );
});

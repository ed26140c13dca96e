import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fitDraft } from './draft';
import type { Draft } from './draft-schema';
import { draftStore } from './draft-store';
import type { Category, Game } from '#contract/reference.ts';
import { squadsApi } from '#client/entities/squad/squads-api.ts';
import { useFirstSquadPricesQuery } from '#client/entities/squad/squad-prices-api.ts';
import { isTrial } from '#domain/games/category.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { matesApi } from '#client/entities/mate/mates-api.ts';
import { usersApi } from '#client/entities/person/users-api.ts';
import { offeredDurations } from '#domain/pricing/rates.ts';

export type ChangeDraft = (next: (draft: Draft) => Partial<Draft>) => void;

/** A game with one category leaves nothing to choose. */
const withOnlyCategory = (draft: Draft, [only, ...others]: readonly Category[]): Draft =>
  draft.categoryId === null && only !== undefined && others.length === 0 ? { ...draft, categoryId: only.id } : draft;

/** The draft of a game, stored at each change; it begins with the stored one. */
export const useDraft = (initial: Draft, game: Game | undefined, gameId: string, categories: readonly Category[]) => {
  const [stored, setStored] = useState(initial);
  const categoryOf = useCallback((draft: Draft) => categories.find(({ id }) => id === draft.categoryId), [categories]);
  const fit = useCallback(
    (draft: Draft) => {
      const chosen = withOnlyCategory(draft, categories);
      return fitDraft(chosen, game, categoryOf(chosen));
    },
    [game, categories, categoryOf],
  );
  const draft = fit(stored);
  const change: ChangeDraft = useCallback(
    (next) =>
      setStored((before) => {
        const fitted = fit({ ...before, ...next(before) });
        draftStore.write(gameId, fitted);
        return fitted;
      }),
    [gameId, fit],
  );
  return { draft, category: categoryOf(draft), change };
};

/**
 * The available categories; none until it is known whether the trial lesson is one of them. If that request fails, the
 * server decides.
 */
export const usePlayable = (categories: readonly Category[] | undefined): readonly Category[] | undefined => {
  const { data: terms, isLoading, error } = useFirstSquadPricesQuery();
  // During a retry after an error it is loading again: what was shown stays, or the components that request it would
  // unmount and remount without end.
  const unknown = isLoading && error === undefined;
  const trial = terms?.available ?? true;
  return useMemo(() => {
    if (unknown) return undefined;
    return trial ? categories : categories?.filter((category) => !isTrial(category));
  }, [categories, unknown, trial]);
};

type Dispatch = ThunkDispatch<
  Parameters<ReturnType<typeof squadsApi.endpoints.squad.select>>[0],
  unknown,
  UnknownAction
>;

const once = { subscribe: false } as const;

/** A mate who cannot be loaded is left out: the page works without them. */
const mateOf = async (dispatch: Dispatch, gameId: string, mateId: string): Promise<readonly MateCard[]> => {
  const answer = await dispatch(matesApi.endpoints.mateInGame.initiate({ params: { gameId, mateId } }, once));
  return answer.data ? [answer.data] : [];
};

/** A person whom a mate invites by name; a mate is not invited as a friend. */
const friendOf = async (dispatch: Dispatch, id: string): Promise<Draft['named']> => {
  const { data } = await dispatch(usersApi.endpoints.user.initiate({ params: { id } }, once));
  return data?.mate === null ? [{ id: data.id, username: data.username, avatarUrl: data.avatarUrl }] : [];
};

const termsOf = async (dispatch: Dispatch, squadId: number) => {
  const { data: view } = await dispatch(squadsApi.endpoints.squad.initiate({ params: { id: squadId } }, once));
  if (!view) return null;
  const { categoryId, platform, durationMinutes, languages, slots, payMode, members, mateInvitations, promo } =
    view.squad;
  const terms = { categoryId, platform, durationMinutes, languages, slots, payMode };
  return {
    // The earlier squad's promo code is applied to the squad that replaces it.
    terms: promo?.code === undefined ? terms : { ...terms, promoCode: promo.code },
    mateIds: [
      ...members.filter(({ type }) => type === 'MATE').map(({ id }) => id),
      ...mateInvitations.map(({ mateId }) => mateId),
    ],
  };
};

/**
 * `?mate=…` adds a mate to the draft, `?category=` sets its category, `?minutes=` its length, `?from=` copies terms and
 * mates of an earlier squad, `?friend=` invites a person by name. Applied once, then removed from the address.
 */
export const usePrefill = (gameId: string, change: ChangeDraft): void => {
  const dispatch = useDispatch<Dispatch>();
  const [query, setQuery] = useAddressQuery();
  const done = useRef('');
  const mate = query.get('mate');
  const from = query.get('from');
  const category = query.get('category');
  const minutes = query.get('minutes');
  const friend = query.get('friend');

  useEffect(() => {
    const requested = `${mate} ${from} ${category} ${minutes} ${friend}`;
    if (done.current === requested || [mate, from, category, minutes, friend].every((one) => one === null)) return;
    done.current = requested;
    const fill = async (): Promise<void> => {
      const earlier = from !== null && /^[1-9]\d{0,8}$/.test(from) ? await termsOf(dispatch, Number(from)) : null;
      const ids = [...new Set([...(earlier?.mateIds ?? []), ...(mate === null ? [] : [mate])])];
      const cards = (await Promise.all(ids.map((id) => mateOf(dispatch, gameId, id)))).flat();
      const friends = friend === null ? [] : await friendOf(dispatch, friend);
      change((draft) => ({
        ...earlier?.terms,
        ...(category !== null && /^[1-9]\d{0,8}$/.test(category) ? { categoryId: Number(category) } : {}),
        ...(offeredDurations.includes(Number(minutes)) ? { durationMinutes: Number(minutes) } : {}),
        mates: [...draft.mates.filter(({ id }) => cards.every((card) => card.id !== id)), ...cards],
        named: [...draft.named.filter(({ id }) => friends.every((one) => one.id !== id)), ...friends],
      }));
      setQuery(
        (before) => {
          for (const name of ['mate', 'from', 'category', 'minutes', 'friend']) before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    void fill();
  }, [mate, from, category, minutes, friend, gameId, change, dispatch, setQuery]);
};

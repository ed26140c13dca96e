import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { CallResponse } from '#client/api/call.ts';
import type { Game } from '#contract/reference.ts';
import { isTrial } from '#domain/games/category.ts';
import { type Platform, platforms } from '#domain/games/platform.ts';
import { isOfferedDuration } from '#domain/pricing/rates.ts';
import { tabStorage } from '#client/kit/store/browser-storage.ts';

export type MateToBook = CallResponse<'GET /v1/mates/{gameId}/{mateId}'>;

/** A booking being filled in. It survives a reload, signing in and a payment. */
const draftSchema = z.object({
  /**
   * The category in the address when the draft was started. A different one in the address replaces the chosen
   * category.
   */
  asked: z.string(),
  categoryId: z.nullable(z.number()),
  durationMinutes: z.number(),
  platform: z.enum(platforms),
  languages: z.array(z.string()),
  /** ISO. It may have been taken since. */
  startsAt: z.nullable(z.string()),
  note: z.string(),
});

export type BookingDraft = z.output<typeof draftSchema>;

const nameOf = (mateId: string): string => `booking:${mateId}`;
const plainDuration = 60;

const read = (mateId: string): BookingDraft | null => {
  try {
    return draftSchema.parse(JSON.parse(tabStorage.get(nameOf(mateId)) ?? 'null'));
  } catch {
    return null;
  }
};

export const dropBookingDraft = (mateId: string): void => tabStorage.remove(nameOf(mateId));

/** The categories that can be booked ahead: all but the trial lesson. */
export const bookablePrices = ({ prices }: MateToBook): MateToBook['prices'] =>
  prices.filter((category) => !isTrial(category));

/** Platforms of the game on which this mate plays. */
export const sharedPlatforms = (mate: MateToBook, game: Game | undefined): readonly Platform[] => {
  const anywhere = mate.platforms.includes('CROSS');
  const shared = (game?.platforms ?? []).filter((one) => anywhere || one === 'CROSS' || mate.platforms.includes(one));
  return shared.length > 0 ? shared : mate.platforms;
};

const plainLanguage = 'ru';

/** Fits a draft to what this mate offers, changing as little as possible. */
const fit = (draft: BookingDraft, mate: MateToBook, game: Game | undefined): BookingDraft => {
  const prices = bookablePrices(mate);
  const category = prices.find(({ id }) => id === draft.categoryId) ?? prices[0];
  const shared = sharedPlatforms(mate, game);
  const speaks = draft.languages.some((code) => mate.languages.includes(code));
  return {
    ...draft,
    categoryId: category?.id ?? null,
    platform: shared.includes(draft.platform) ? draft.platform : (shared[0] ?? draft.platform),
    languages: speaks ? draft.languages : mate.languages.slice(0, 1),
    durationMinutes:
      category === undefined || isOfferedDuration(draft.durationMinutes, category.kind)
        ? draft.durationMinutes
        : plainDuration,
  };
};

const newDraft = (mate: MateToBook, requestedCategory: string): BookingDraft => {
  const stored = read(mate.id);
  const category = /^[1-9]\d{0,8}$/.test(requestedCategory) ? Number(requestedCategory) : null;
  if (stored !== null)
    return stored.asked === requestedCategory
      ? stored
      : { ...stored, asked: requestedCategory, categoryId: category ?? stored.categoryId };
  return {
    asked: requestedCategory,
    categoryId: category,
    durationMinutes: plainDuration,
    platform: 'PC',
    languages: [plainLanguage],
    startsAt: null,
    note: '',
  };
};

/** The draft for one mate, stored at each change. `asked`: the category named in the address. */
export const useBookingDraft = (mate: MateToBook, game: Game | undefined, requestedCategory: string) => {
  const [stored, setStored] = useState(() => newDraft(mate, requestedCategory));
  const draft = fit(stored, mate, game);
  const change = useCallback(
    (part: Partial<BookingDraft>): void =>
      setStored((before) => {
        const next = { ...before, ...part };
        tabStorage.set(nameOf(mate.id), JSON.stringify(next));
        return next;
      }),
    [mate.id],
  );
  return { draft, change };
};

import { matePath } from '#contract/routes/game-pages.ts';

/** Query parameter of a mate's page: the booking sheet is open, with the category of this id. */
export const bookParam = 'book';

interface Booked {
  readonly gameId: string;
  readonly mate: { readonly id: string };
  readonly category: { readonly id: number };
}

/** A mate's page with the booking sheet open. */
export const bookPath = (gameId: string, mateId: string, categoryId?: number): string =>
  `${matePath({ gameId, mateId })}?${bookParam}=${categoryId ?? ''}`;

/** The booking sheet with the mate and the category of an earlier booking. */
export const bookAgainPath = ({ gameId, mate, category }: Booked): string => bookPath(gameId, mate.id, category.id);

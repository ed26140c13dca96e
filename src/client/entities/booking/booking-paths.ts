/** On a mate's page: the booking sheet stands open, with the category that it names. */
export const bookParam = 'book';

interface Booked {
  readonly gameId: string;
  readonly mate: { readonly id: string };
  readonly category: { readonly id: number };
}

/** A mate's page with the sheet open. */
export const bookPath = (gameId: string, mateId: string, categoryId?: number): string =>
  `/${gameId}/team/${mateId}?${bookParam}=${categoryId ?? ''}`;

/** Where the same is booked once more. */
export const bookAgainPath = ({ gameId, mate, category }: Booked): string => bookPath(gameId, mate.id, category.id);

export const bookingsPath = (gameId: string): string => `/${gameId}/bookings`;

import type { PublicUser } from '../../../contract/users';

type Person = Pick<PublicUser, 'id'> & { readonly mate: { readonly gameId: string } | null };

/** Where everybody sees this person: a mate in his game, others in the game at hand. */
export const publicPath = ({ id, mate }: Person, gameId: string): string => (mate === null ? `/${gameId}/users/${id}` : `/${mate.gameId}/team/${id}`);

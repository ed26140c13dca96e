import type { PublicUser } from '#contract/people/users.ts';
import { matePath, personPath, squadPath } from '#contract/routes/game-pages.ts';

type Person = Pick<PublicUser, 'id'> & { readonly mate: { readonly gameId: string } | null };

/** The public page of a person: of a mate in the mate's game, of others in the given game. */
export const publicPath = ({ id, mate }: Person, gameId: string): string =>
  mate === null ? personPath({ gameId, userId: id }) : matePath({ gameId: mate.gameId, mateId: id });

/** Query parameter of the chat panel (`#chat`): the id of the other person. */
export const chatWithParam = 'chatWith';

/** A page with a private chat open; it is part of the address, so that guests return to it after signing in. */
export const chatWithPath = (path: string, userId: string): string => `${path}?${chatWithParam}=${userId}#chat`;

/** The squad's page opens the dispute dialog once when its address ends so. */
export const disputeHash = '#dispute';

export const disputePath = (gameId: string, squadId: number): string =>
  `${squadPath({ gameId, squadId })}${disputeHash}`;

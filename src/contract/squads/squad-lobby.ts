import * as z from 'zod/mini';
import { lobbyFieldMax } from '#domain/squad/facts/lobby-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { tidy } from '../schemas/tidy';

const id = z.object({ id: integerInPath });
/** Empty: not given. */
const lobbyText = z.string().check(tidy(), z.maxLength(lobbyFieldMax));

/** How to find a person in the game. */
const lobbyNote = z.object({
  /** Name or number in the game. */
  nick: lobbyText,
  /** Steam or Discord. */
  contact: lobbyText,
  /** Code of the lobby. */
  code: lobbyText,
  /** Link or name of the voice channel. */
  voice: lobbyText,
});

/** `mine` is prefilled from the person's last squad of this game until they save something here (`told`). */
const squadLobby = z.object({
  told: z.boolean(),
  mine: lobbyNote,
  others: z.array(z.object({ userId: uuid, ...lobbyNote.shape })),
});

export const squadLobbyContract = endpoints({
  'GET /v1/squads/{id}/lobby': endpoint({
    access: 'user',
    summary: 'How members find one another in the game',
    params: id,
    response: squadLobby,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'PUT /v1/squads/{id}/lobby': endpoint({
    access: 'user',
    summary: 'Tells members how to find me in the game; until the game is over',
    params: id,
    body: lobbyNote,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
});

export type LobbyNote = z.output<typeof lobbyNote>;

import { eq } from 'drizzle-orm';
import type { usersContract } from '../../contract/users';
import { game } from '../db/schema/games-and-mates';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { markOnline } from '../mates/presence/mark-online';
import { allowMarketing } from './allow-marketing';
import { changeAvatar } from './change-avatar';
import { changeProfile } from './change-profile';
import { changeUsername } from './change-username';
import { readPlatforms, setPlatforms } from './own-platforms';
import { readMe } from './read-me';
import { readPublicUser } from './read-public-user';

export const usersHandlers: Handlers<typeof usersContract> = {
  'GET /v1/users/me': (app, { actor }) => readMe(app, actor.id),
  'PUT /v1/users/me/online': (app, { actor }) => markOnline(app, actor.id),
  'PUT /v1/users/me/avatar': changeAvatar,
  'PUT /v1/users/me/username': changeUsername,
  'PUT /v1/users/me/description': async (app, { actor, body }) => void (await changeProfile(app, actor.id, { description: body.description || null })),
  'PUT /v1/users/me/country': async (app, { actor, body }) => void (await changeProfile(app, actor.id, { country: body.country })),
  'PUT /v1/users/me/languages': async (app, { actor, body }) => void (await changeProfile(app, actor.id, { languages: body.languages })),
  'PUT /v1/users/me/allow-marketing': allowMarketing,
  'GET /v1/users/me/platforms/{game}': readPlatforms,
  'PUT /v1/users/me/platforms/{game}': setPlatforms,
  'GET /v1/users/{gameId}/{userId}': async (app, { params }) => {
    const [known] = await app.db.select({ id: game.id }).from(game).where(eq(game.id, params.gameId));
    if (!known) throw new Refusal('ANYLVL_GAME_NOT_FOUND');
    return readPublicUser(app, params.userId, params.gameId);
  },
  'GET /v1/users/{id}': (app, { params }) => readPublicUser(app, params.id, null),
};

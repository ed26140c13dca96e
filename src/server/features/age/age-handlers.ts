import type { ageContract } from '#contract/people/age.ts';
import type { Executor } from '../../platform/db/open-database';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { giveAge, readAge } from './age';

const ownAge = async (db: Executor, userId: string) => {
  const { born, parent } = await readAge(db, userId);
  return { born, parentAgrees: parent !== null };
};

export const ageHandlers: Handlers<typeof ageContract> = {
  'GET /v1/users/me/age': ({ db }, { actor }) => ownAge(db, actor.id),
  'PUT /v1/users/me/age': async (app, { actor, body: { born } }) => {
    const given = await app.db.transaction((tx) => giveAge(tx, actor.id, born, new Date(app.clock.now())));
    if (!given && (await readAge(app.db, actor.id)).born !== born) throw new Refusal('AGE_ALREADY_GIVEN');
    return ownAge(app.db, actor.id);
  },
};

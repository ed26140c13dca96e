import type { Executor } from '../../db/open-database';
import { gameParam, gameParamValue, userGameParam } from '../../db/schema/game-params';
import { demoId, dice } from '../demo-person';
import { demoMates } from '../people/demo-mates';
import type { DemoParam } from './demo-game-params';
import { demoGameParams } from './demo-game-params';

/** Mates know their game: the upper half of a list is theirs. */
const choose = (name: string, { name: param, values, multiple }: DemoParam, ids: readonly number[]): readonly number[] => {
  const lowest = multiple ? 0 : Math.floor(values.length / 2);
  const first = lowest + dice(`${param} of ${name}`, ids.length - lowest);
  const second = dice(`${param} of ${name} too`, ids.length);
  return [...new Set(multiple ? [first, second] : [first])].flatMap((place) => ids[place] ?? []);
};

/** Parameters of the games and what the mates have said; the mate who has just been admitted has said nothing. */
export const seedGameParams = async (db: Executor): Promise<void> => {
  for (const [gameId, params] of Object.entries(demoGameParams)) {
    for (const [position, param] of params.entries()) {
      const { name, ownerType, required = false, multiple = false, values } = param;
      const [made] = await db.insert(gameParam).values({ gameId, name, ownerType, required, multiple, position }).returning({ id: gameParam.id });
      if (!made) throw new Error(`parameter ${name} was not made`);
      const kept = await db
        .insert(gameParamValue)
        .values(values.map((value, place) => ({ paramId: made.id, name: value, position: place })))
        .returning({ id: gameParamValue.id });
      const ids = kept.map(({ id }) => id);
      if (ownerType === 'CLIENT') continue;
      const chosen = (demoMates[gameId] ?? []).flatMap((mate) => choose(mate.name, param, ids).map((valueId) => ({ userId: demoId(mate.name), paramId: made.id, valueId })));
      if (chosen.length > 0) await db.insert(userGameParam).values(chosen);
    }
  }
};

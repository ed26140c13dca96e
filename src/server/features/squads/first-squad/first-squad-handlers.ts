import { and, eq } from 'drizzle-orm';
import type { firstSquadContract } from '#contract/squads/first-squad.ts';
import { trialLesson } from '#domain/games/category.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listMates } from '../../mates/public';
import { readSummary } from '../../balance/public';
import { depositFirstSquad } from './deposit-first-squad';
import { firstSquadShortfall } from './first-squad-shortfall';
import { isFirstSquadOpen } from './is-first-squad-open';

const teamSize = 12;

export const firstSquadHandlers: Handlers<typeof firstSquadContract> = {
  'GET /v1/balance/first-squad-promo': async (app, call) => {
    const { actor, query } = call;
    const wanted = {
      kind: trialLesson.categoryKind,
      levels: [],
      languages: [],
      params: [],
      speaks: [],
      ranks: [],
      online: false,
      voice: false,
      favorite: false,
      search: '',
      sort: 'recommended' as const,
      limit: teamSize,
    };
    const { items } = await listMates(app, {
      ...call,
      params: { gameId: query.gameId },
      query: wanted,
      body: undefined,
    });
    const [offered] = await app.db
      .select({ id: category.id })
      .from(category)
      .where(
        and(eq(category.gameId, query.gameId), eq(category.kind, trialLesson.categoryKind), eq(category.enabled, true)),
      );
    const { available, bonus, gift } = await readSummary(app.db, actor.id);
    const purse = { own: available, bonus, gift };
    return {
      available: offered !== undefined && (await isFirstSquadOpen(app.db, actor)),
      price: trialLesson.price,
      durationMinutes: trialLesson.durationMinutes,
      shortfall: firstSquadShortfall(purse),
      categoryId: offered?.id ?? null,
      team: items.filter(({ active, busy }) => active && busy === undefined),
    };
  },
  'POST /v1/squads/deposit-first-squad': depositFirstSquad,
};

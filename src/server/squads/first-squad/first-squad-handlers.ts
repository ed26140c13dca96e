import { and, eq } from 'drizzle-orm';
import type { firstSquadContract } from '../../../contract/squads/first-squad';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { trialLesson } from '../../../domain/settings/trial-lesson';
import { category } from '../../db/schema/games-and-mates';
import type { Handlers } from '../../http/call';
import { listMates } from '../../mates/list/list-mates';
import { readSummary } from '../../balance/read-summary';
import { rublesToKopecks } from '../../../domain/money/rubles-to-kopecks';
import { depositFirstSquad } from './deposit-first-squad';
import { firstSquadShortfall } from './first-squad-shortfall';
import { isFirstSquadOpen } from './is-first-squad-open';

const teamSize = 12;

export const firstSquadHandlers: Handlers<typeof firstSquadContract> = {
  'GET /v1/balance/first-squad-promo': async (app, call) => {
    const { actor, query } = call;
    const wanted = { kind: trialLesson.categoryKind, levels: [], languages: [], online: false, favorite: false, search: '', sort: 'recommended' as const, limit: teamSize };
    const { items } = await listMates(app, { ...call, params: { gameId: query.gameId }, query: wanted, body: undefined });
    const [offered] = await app.db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.gameId, query.gameId), eq(category.kind, trialLesson.categoryKind), eq(category.enabled, true)));
    const { available, bonus } = await readSummary(app.db, actor.id);
    return {
      available: offered !== undefined && (await isFirstSquadOpen(app.db, actor)),
      price: kopecksToRubles(trialLesson.price),
      durationMinutes: trialLesson.durationMinutes,
      shortfall: kopecksToRubles(firstSquadShortfall(rublesToKopecks(available), rublesToKopecks(bonus))),
      categoryId: offered?.id ?? null,
      team: items.filter(({ active }) => active),
    };
  },
  'POST /v1/squads/deposit-first-squad': depositFirstSquad,
};

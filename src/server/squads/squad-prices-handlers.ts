import { and, eq } from 'drizzle-orm';
import type { squadPricesContract } from '../../contract/squads/squad-prices';
import { categoryKinds } from '../../domain/enums/category-kind';
import { mateLevels } from '../../domain/enums/mate-level';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { categoryPercents, durationDiscounts, extraClientPercent, hourlyRates, quoteStep } from '../../domain/settings/prices';
import { trialLesson } from '../../domain/settings/trial-lesson';
import { category } from '../db/schema/games-and-mates';
import type { Handlers } from '../http/call';
import { isFirstSquadOpen } from './first-squad/is-first-squad-open';

export const squadPricesHandlers: Handlers<typeof squadPricesContract> = {
  'GET /v1/squad-prices/rates': async () => ({
    levels: mateLevels.map((level) => ({ level, hour: kopecksToRubles(hourlyRates[level]) })),
    categories: categoryKinds.map((kind) => ({ kind, percent: categoryPercents[kind] })),
    durations: durationDiscounts.map(({ minutes, percent }) => ({ minutes, discountPercent: percent })),
    extraClientPercent,
    step: kopecksToRubles(quoteStep),
  }),
  'GET /v1/squads/first-squad-prices': async (app, { actor }) => {
    const [offered] = await app.db.select({ id: category.id }).from(category).where(and(eq(category.kind, trialLesson.categoryKind), eq(category.enabled, true))).limit(1);
    // A guest is told what a newcomer gets.
    const available = offered !== undefined && (actor === null || (await isFirstSquadOpen(app.db, actor)));
    return { price: kopecksToRubles(trialLesson.price), durationMinutes: trialLesson.durationMinutes, available };
  },
};

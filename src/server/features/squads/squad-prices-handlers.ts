import { and, eq } from 'drizzle-orm';
import type { squadPricesContract } from '#contract/squads/squad-prices.ts';
import { categoryKinds, trialLesson } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { categoryPercents, durationDiscounts, extraClientPercent, quoteStep } from '#domain/pricing/rates.ts';
import type { App } from '../../platform/app';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import type { Handlers } from '../../platform/http/call';
import { readRates } from '../../platform/settings/read-rates';
import { isFirstSquadOpen } from './first-squad/is-first-squad-open';

const ratesOnWire = async (settings: App['settings']) => {
  const rates = await readRates(settings);
  return mateLevels.map((level) => ({ level, hour: rates[level] }));
};

export const squadPricesHandlers: Handlers<typeof squadPricesContract> = {
  'GET /v1/squad-prices/rates': async ({ settings }) => ({
    levels: await ratesOnWire(settings),
    categories: categoryKinds.map((kind) => ({ kind, percent: categoryPercents[kind] })),
    durations: durationDiscounts.map(({ minutes, percent }) => ({ minutes, discountPercent: percent })),
    extraClientPercent,
    step: quoteStep,
  }),
  'GET /v1/squads/first-squad-prices': async (app, { actor }) => {
    const [offered] = await app.db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.kind, trialLesson.categoryKind), eq(category.enabled, true)))
      .limit(1);
    // A guest sees what a new client gets.
    const available = offered !== undefined && (actor === null || (await isFirstSquadOpen(app.db, actor)));
    return { price: trialLesson.price, durationMinutes: trialLesson.durationMinutes, available };
  },
};

import { eq } from 'drizzle-orm';
import type { referenceContract } from '../../contract/reference';
import { setting } from '../db/schema/people';
import { demandGame } from '../game-params/demand-game';
import type { Handlers } from '../http/call';
import { countries } from './countries';
import { languages } from './languages';
import { listCategories } from './list-categories';
import { listGames } from './list-games';
import { paymentMethods } from './payment-methods';
import { visitorCountry } from './visitor-country';

export const referenceHandlers: Handlers<typeof referenceContract> = {
  'GET /v1/games': (app) => listGames(app.db),
  'GET /v1/countries': async () => countries,
  'GET /v1/languages': async () => languages,
  'GET /v1/payment-methods': async () => paymentMethods,
  'GET /v1/rebranding': async (app) => {
    const [row] = await app.db.select({ value: setting.value }).from(setting).where(eq(setting.name, 'rebranding'));
    return { rebranding: row?.value === true };
  },
  'GET /v1/categories/game/{gameId}': async (app, { params }) => {
    await demandGame(app.db, params.gameId);
    return listCategories(app.db, params.gameId);
  },
  'GET /api/cf-ipcountry': async (app, { http }) => ({ country: visitorCountry(app.config, http.request) }),
};

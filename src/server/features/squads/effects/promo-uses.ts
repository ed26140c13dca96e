import * as promoCodes from '../../promo-codes/public';
import type { EffectHandlers } from './effect-handler';

export const takePromoUse: EffectHandlers['takePromoUse'] = ({ tx, squadId, at }, { code, userId }) =>
  promoCodes.takePromoUse(tx, { squadId, code, userId, at });

export const releasePromoUse: EffectHandlers['releasePromoUse'] = ({ tx, squadId }, { code }) =>
  promoCodes.releasePromoUse(tx, squadId, code);

export const carryPromoUse: EffectHandlers['carryPromoUse'] = ({ tx, squadId }, { toSquadId }) =>
  promoCodes.movePromoUses(tx, squadId, toSquadId);

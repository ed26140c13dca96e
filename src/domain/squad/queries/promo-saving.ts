import type { Kopecks } from '../../money/kopecks';
import type { SquadContext } from '../squad-context';
import type { SquadPromo } from '../squad-promo';
import { priceSquad } from './price-squad';

/** What a promo code takes off the owner's payment as the squad is composed now; 0 while there is no price. */
export const promoSaving = (context: SquadContext, promo: SquadPromo): Kopecks => priceSquad({ ...context, promo }).discount;

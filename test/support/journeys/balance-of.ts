import { cachedBalance } from '../ledger-state';
import type { Journey } from './journey';
import { personId } from './person-id';

/** A demo person's own money, without bonuses: kopecks. */
export const balanceOf = async (journey: Journey, username: string): Promise<number> => cachedBalance(journey.database, 'USER', await personId(journey, username));

import type { MateReadiness } from '../../../contract/mates';
import type { Executor } from '../../db/open-database';
import { readinessOf } from './readiness-of';

/** What this mate still lacks before orders can be switched on; nothing for somebody who is not a mate. */
export const readReadiness = async (db: Executor, userId: string): Promise<MateReadiness> => (await readinessOf(db, [userId])).get(userId) ?? { missing: [] };

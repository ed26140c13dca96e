import { eq } from 'drizzle-orm';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Executor } from '../../db/open-database';
import { squad } from '../../db/schema/squads';
import { loadSquads } from './load-squads';

/**
 * The squad as the rules see it, restored from columns; null when there is none. `lock` keeps everybody else
 * from stepping until the transaction ends: a squad's rows are only ever changed under the lock of its head row.
 */
export const loadSquad = async (db: Executor, squadId: number, lock: boolean): Promise<SquadState | null> => {
  if (lock) await db.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId)).for('update');
  return (await loadSquads(db, [squadId])).get(squadId) ?? null;
};

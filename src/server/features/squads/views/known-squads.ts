import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import type { squadHistory } from '#server/platform/db/schema/squads.ts';
import { namedIn, namedInHistory } from './named-in';

type History = readonly (typeof squadHistory.$inferSelect)[];

/** A squad as it was read at one of its steps: all that only a step changes. */
export interface KnownSquad {
  /** The step, as the page's queries tell it. */
  readonly version: string;
  readonly state: SquadState;
  readonly history: History;
  /** Ids of all whom any of its views may name. */
  readonly everybody: readonly string[];
}

/** So many squads are kept, the ones read last; one takes some 10 KB. */
const kept = 300;

/**
 * What this process has read of squads. A reader asks the database for the squad's step with what else it reads, and
 * takes nothing from here that belongs to another one.
 */
class KnownSquads {
  private readonly byId = new Map<number, KnownSquad>();

  get(squadId: number): KnownSquad | null {
    const known = this.byId.get(squadId);
    if (known === undefined) return null;
    // The first of a map is the one that was put there first.
    this.byId.delete(squadId);
    this.byId.set(squadId, known);
    return known;
  }

  /** A squad in dispute is not kept: texts and files come to it without a step. */
  keep(squadId: number, version: string | null, state: SquadState, history: History): void {
    this.byId.delete(squadId);
    if (version === null || state.context.dispute !== null) return;
    const everybody = [...new Set([...namedIn(state.context), ...namedInHistory(history)])];
    this.byId.set(squadId, { version, state, history, everybody });
    const [oldest] = this.byId.keys();
    if (this.byId.size > kept && oldest !== undefined) this.byId.delete(oldest);
  }
}

const ofDatabases = new WeakMap<Db, KnownSquads>();

/** What was read of squads through this database. */
export const knownSquads = (db: Db): KnownSquads => {
  const known = ofDatabases.get(db) ?? new KnownSquads();
  ofDatabases.set(db, known);
  return known;
};

import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { loadSquad } from '#server/features/squads/store/squad-store.ts';
import type { TestServer } from '../server/start-test-server';
import type { Company } from './company';
import { renamed } from './renamed';

export interface NamedState {
  readonly state: SquadState;
  /** Stored tokens of friend invitations, by their names in walks: `link`, `link-2` …, `addressed`. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** A stored squad as a state of the pure machine, with the names of the walks. */
export const namedState = async (
  { product }: Pick<TestServer, 'product'>,
  company: Company,
  squadId: number,
): Promise<NamedState> => {
  const stored = await loadSquad(product.app.db, squadId, false);
  if (!stored) throw new Error(`squad ${squadId} is not there`);
  const links = stored.context.friendInvitations.filter(({ friendId }) => friendId === null);
  const addressed = stored.context.friendInvitations.filter(({ friendId }) => friendId !== null);
  const named = (base: string, invitations: readonly { token: string }[]) =>
    invitations.map(({ token }, index): [string, string] => [index === 0 ? base : `${base}-${index + 1}`, token]);
  const tokens = new Map([...named('link', links), ...named('addressed', addressed)]);
  const names = new Map([...company.names, ...[...tokens].map(([name, token]): [string, string] => [token, name])]);
  return { state: renamed(stored, names), tokens };
};

import { judgePair, type RiskVerdict } from '#domain/risk/judge-pair.ts';
import { noFacts, type PairFacts, riskBounds } from '#domain/risk/signals.ts';
import { groupBy } from '../group-by';
import type { Life, Order } from './lives';

interface Played {
  readonly client: Life;
  readonly mate: Life;
  readonly isSilent: boolean;
  readonly isUnplayed: boolean;
}

const tracesOf = ({ devices, networks, card, requisites }: Life): readonly string[] => [
  ...devices,
  ...networks,
  card,
  ...(requisites === null ? [] : [requisites]),
];

const strongTracesOf = ({ devices, card, requisites }: Life): readonly string[] => [
  ...devices,
  card,
  ...(requisites === null ? [] : [requisites]),
];

/** Judges orders one after another by what has happened so far, as the server does in the step of a settlement. */
export const watchLives = () => {
  const crowds = new Map<string, Set<string>>();
  const games = new Map<string, Played[]>();
  const ofMate = new Map<string, Played[]>();
  const sizeOf = (trace: string): number => crowds.get(trace)?.size ?? 0;
  const fewest = (one: readonly string[], other: readonly string[]): number | null => {
    const shared = one.filter((trace) => other.includes(trace)).map(sizeOf);
    return shared.length === 0 ? null : Math.min(...shared);
  };
  const areKin = (one: Life, other: Life): boolean =>
    strongTracesOf(one).some(
      (trace) => strongTracesOf(other).includes(trace) && sizeOf(trace) <= riskBounds.device.small,
    );

  const factsOf = ({ client, mate, at }: Order): PairFacts => {
    const played = games.get(client.id) ?? [];
    const both = played.filter((game) => game.mate.id === mate.id);
    const latest = (ofMate.get(mate.id) ?? [])
      .filter((game) => game.client.id !== client.id)
      .slice(-riskBounds.lastClients);
    const clients = [...groupBy(latest, (game) => game.client.id).values()];
    const firstOf = (of: readonly Played[]): Life[] => of.slice(0, 1).map((game) => game.client);
    const others = clients.flatMap(firstOf);
    return {
      ...noFacts,
      sameRequisites: client.requisites !== null && client.requisites === mate.requisites,
      sameCard: client.card === mate.card,
      device: fewest(client.devices, mate.devices),
      network: fewest(client.networks, mate.networks),
      referral: client.invitedBy === mate.id || mate.invitedBy === client.id,
      age: at - Math.max(client.createdAt, mate.createdAt),
      otherGames: played.length - both.length,
      games: both.length,
      silent: both.filter((game) => game.isSilent).length,
      unplayed: both.filter((game) => game.isUnplayed).length,
      clients: clients.length,
      kinClients: others.filter((other) => areKin(other, client)).length,
      nearClients: others.filter((other) => other.networks.some((network) => mate.networks.includes(network))).length,
      emptyClients: clients.filter((of) => of.every((game) => game.isSilent || game.isUnplayed)).length,
    };
  };

  return {
    judge: (order: Order): RiskVerdict => {
      const { client, mate } = order;
      for (const life of [client, mate])
        for (const trace of tracesOf(life)) crowds.set(trace, (crowds.get(trace) ?? new Set()).add(life.id));
      for (const [index, key] of [
        [games, client.id],
        [ofMate, mate.id],
      ] as const)
        index.set(key, [...(index.get(key) ?? []), order]);
      return judgePair(factsOf(order));
    },
  };
};

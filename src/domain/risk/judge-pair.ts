import {
  fullScore,
  type PairFacts,
  riskBounds,
  type RiskSignal,
  riskSignals,
  riskTerms,
  signalWeights,
} from './signals';

export interface RiskVerdict {
  /** 0 to 100. */
  readonly score: number;
  readonly marked: boolean;
  /** What has counted, the weightiest first. */
  readonly reasons: readonly RiskSignal[];
}

/** How much a shared trace says: all of it at home, half in a small club, nearly nothing in a crowd. */
const byCrowd = (accounts: number | null, { home, small }: { readonly home: number; readonly small: number }): number =>
  accounts === null ? 0 : accounts <= home ? 1 : accounts <= small ? 0.5 : accounts < riskBounds.crowd ? 0.2 : 0;

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const isEmptyMate = ({ clients, emptyClients }: PairFacts): boolean =>
  emptyClients >= riskBounds.empty.least && emptyClients * 100 >= clients * riskBounds.empty.percent;

/** The strength of each signal, 0 to 1. */
const strengths: Readonly<Record<RiskSignal, (facts: PairFacts) => number>> = {
  SAME_REQUISITES: ({ sameRequisites }) => Number(sameRequisites),
  SAME_CARD: ({ sameCard }) => Number(sameCard),
  SAME_DEVICE: ({ device }) => byCrowd(device, riskBounds.device),
  SAME_NETWORK: ({ network }) => byCrowd(network, riskBounds.network),
  REFERRAL: ({ referral }) => Number(referral),
  KIN_CLIENTS: ({ kinClients }) => Math.min(1, kinClients / riskBounds.kin),
  NEAR_CLIENTS: ({ nearClients }) => Number(nearClients >= riskBounds.near),
  EMPTY_CLIENTS: (facts) => Number(isEmptyMate(facts)),
  YOUNG: ({ age }) => Number(age !== null && age <= riskBounds.young),
  NO_OTHER_GAMES: ({ games, otherGames }) => Number(games > 0 && otherGames === 0),
  SILENT: ({ games, silent }) => shareOf(silent, games),
  UNPLAYED: ({ games, unplayed }) => shareOf(unplayed, games),
  MANY_NEWCOMERS: ({ newcomers }) => Number(newcomers >= riskBounds.newcomers),
};

/** Whether two accounts look like one person. `markedFrom`: the score that an operator has set. */
export const judgePair = (facts: PairFacts, markedFrom: number = riskTerms.markedFrom): RiskVerdict => {
  const points = riskSignals
    .map((signal) => ({ signal, points: signalWeights[signal] * strengths[signal](facts) }))
    .filter((one) => one.points > 0)
    .sort((one, other) => other.points - one.points);
  const score = Math.min(fullScore, Math.round(points.reduce((sum, one) => sum + one.points, 0)));
  return { score, marked: score >= markedFrom, reasons: points.map(({ signal }) => signal) };
};

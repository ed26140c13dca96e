import type { TestServer } from '../server/start-test-server';

/** Everything that a squad's hold has received and paid, in kopecks, by counterparty. */
export interface SquadMoney {
  readonly paid: number;
  readonly subsidy: number;
  readonly payouts: number;
  readonly servicePart: number;
  readonly refunds: number;
  readonly subsidyBack: number;
  /** Received from the squad that this one replaced, minus what was passed on to its replacement. */
  readonly moved: number;
  readonly hold: number;
}

const flows = `
  SELECT CASE WHEN debit.owner = 'squad:' || $1 THEN 'out' ELSE 'in' END AS way, other.kind AS kind, other.owner AS owner, operation.id AS operation, transfer.amount::float8 AS amount,
    EXISTS (SELECT FROM balance_transaction t WHERE t.operation_id = operation.id AND t.type = 'SELL' AND t.squad_id = $2 AND t.user_id::text = other.owner) AS sell
  FROM transfer
  JOIN operation ON operation.id = transfer.operation_id
  JOIN account debit ON debit.id = transfer.debit_account
  JOIN account credit ON credit.id = transfer.credit_account
  JOIN account other ON other.id = CASE WHEN debit.owner = 'squad:' || $1 THEN credit.id ELSE debit.id END
  WHERE 'squad:' || $1 IN (debit.owner, credit.owner) AND 'HOLD' IN (debit.kind, credit.kind)`;

interface Flow {
  readonly way: 'in' | 'out';
  readonly kind: string;
  readonly owner: string;
  readonly sell: boolean;
  readonly amount: number;
}

/** Sums of the ledger's transfers for one squad. */
export const squadMoney = async ({ database }: Pick<TestServer, 'database'>, squadId: number): Promise<SquadMoney> => {
  const { rows } = await database.pool.query<Flow>(flows, [String(squadId), squadId]);
  const sum = (fits: (flow: Flow) => boolean): number =>
    rows.filter(fits).reduce((total, { amount }) => total + amount, 0);
  const isPerson = ({ kind }: Flow): boolean => kind === 'USER' || kind === 'BONUS' || kind === 'GIFT';
  return {
    paid: sum((flow) => flow.way === 'in' && isPerson(flow)),
    subsidy: sum((flow) => flow.way === 'in' && flow.owner === 'subsidy'),
    payouts: sum((flow) => flow.way === 'out' && isPerson(flow) && flow.sell),
    servicePart: sum((flow) => flow.way === 'out' && flow.owner === 'revenue'),
    refunds: sum((flow) => flow.way === 'out' && isPerson(flow) && !flow.sell),
    subsidyBack: sum((flow) => flow.way === 'out' && flow.owner === 'subsidy'),
    moved:
      sum((flow) => flow.way === 'in' && flow.kind === 'HOLD') -
      sum((flow) => flow.way === 'out' && flow.kind === 'HOLD'),
    hold: sum((flow) => flow.way === 'in') - sum((flow) => flow.way === 'out'),
  };
};

/**
 * Expects paid + subsidy = payouts + service's share + refunds + still held; for a recreated squad, with the moved
 * amount added.
 */
export const expectConserved = ({
  paid,
  subsidy,
  payouts,
  servicePart,
  refunds,
  subsidyBack,
  moved,
  hold,
}: SquadMoney): void => expect(paid + subsidy + moved).toBe(payouts + servicePart + refunds + subsidyBack + hold);

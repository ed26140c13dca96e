/** A plan as PostgreSQL told it after the statement had run; rows are of one turn of a node. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface PlanWork {
  /** Ways that it took to its rows, once each: `withdrawal_by_time`, `Seq Scan game`. */
  readonly ways: readonly string[];
  /** Rows that scans looked at, also those that they threw away. */
  readonly read: number;
  /** Of these, rows that were fetched from a table rather than answered by an index alone. */
  readonly fetched: number;
  /** The most rows that one node put in order. */
  readonly sorted: number;
  /** The most rows that one sequential scan looked at. */
  readonly scanned: number;
}

const turns = (node: PlanNode, rows: number): number => rows * (node['Actual Loops'] ?? 0);

const lookedAt = (node: PlanNode): number =>
  turns(
    node,
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0),
  );

const isScan = (node: PlanNode): boolean =>
  node['Node Type'] === 'Bitmap Index Scan' || (/ Scan$/.test(node['Node Type']) && 'Relation Name' in node);

const wayOf = (node: PlanNode): string => node['Index Name'] ?? `${node['Node Type']} ${node['Relation Name'] ?? ''}`;

const allOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allOf)];

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** What a statement cost in rows. */
export const workOf = (plan: PlanNode): PlanWork => {
  const nodes = allOf(plan);
  const scans = nodes.filter((node) => isScan(node) && (node['Actual Loops'] ?? 0) > 0);
  const sorts = nodes.filter((node) => node['Node Type'] === 'Sort');
  const sum = (of: readonly PlanNode[]): number => Math.round(of.reduce((total, node) => total + lookedAt(node), 0));
  return {
    ways: [...new Set(scans.filter((node) => !wayOf(node).startsWith('Bitmap Heap')).map(wayOf))],
    // What a bitmap names is looked at again in the table.
    read: sum(scans),
    fetched: sum(scans.filter((node) => !/^(?:Index Only|Bitmap Index)/.test(node['Node Type']))),
    sorted: Math.round(
      most(sorts.flatMap(({ Plans = [] }) => Plans.map((node) => turns(node, node['Actual Rows'] ?? 0)))),
    ),
    scanned: Math.round(most(scans.filter((node) => node['Node Type'] === 'Seq Scan').map(lookedAt))),
  };
};

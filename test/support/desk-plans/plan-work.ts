/** A node of a plan by `EXPLAIN ANALYZE`; numbers of rows are per loop of the node. */
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
  /** Access paths, each once: `withdrawal_by_time`, `Seq Scan game`. */
  readonly ways: readonly string[];
  /** Rows that scans have read, including those filtered out. */
  readonly read: number;
  /** Those of `read` that were fetched from a table, not answered by an index alone. */
  readonly fetched: number;
  /** The largest number of rows that one node has sorted. */
  readonly sorted: number;
  /** The largest number of rows that one sequential scan has read. */
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

/** What a statement has cost, in rows. */
export const workOf = (plan: PlanNode): PlanWork => {
  const nodes = allOf(plan);
  const scans = nodes.filter((node) => isScan(node) && (node['Actual Loops'] ?? 0) > 0);
  const sorts = nodes.filter((node) => node['Node Type'] === 'Sort');
  const sum = (of: readonly PlanNode[]): number => Math.round(of.reduce((total, node) => total + lookedAt(node), 0));
  return {
    ways: [...new Set(scans.filter((node) => !wayOf(node).startsWith('Bitmap Heap')).map(wayOf))],
    // Rows found by a bitmap are counted twice, because they are read again from the table.
    read: sum(scans),
    fetched: sum(scans.filter((node) => !/^(?:Index Only|Bitmap Index)/.test(node['Node Type']))),
    sorted: Math.round(
      most(sorts.flatMap(({ Plans = [] }) => Plans.map((node) => turns(node, node['Actual Rows'] ?? 0)))),
    ),
    scanned: Math.round(most(scans.filter((node) => node['Node Type'] === 'Seq Scan').map(lookedAt))),
  };
};

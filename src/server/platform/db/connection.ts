import { Client, type QueryResult } from 'pg';
import type { CommitStatement } from './commit-statement';
import { prepareRepeated } from './prepare-repeated';

/** The same query without a name, so that the connection does not prepare it. */
const unnamed = (query: unknown): unknown =>
  query !== null && typeof query === 'object' && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;

/** What the connection knows of its transaction: null until its first query has sent `begin`. */
interface OpenTransaction {
  begun: Promise<unknown> | null;
}

/**
 * A connection whose transactions cost few round trips: `begin` is sent before the first query, and the commit statement
 * together with `commit`. A transaction of a commit statement alone is that one statement, which commits by itself. The
 * statements of a transaction are prepared once they repeat.
 */
export class Connection extends Client {
  private transaction: OpenTransaction | null = null;
  private unanswered = 0;
  private since: number | null = null;

  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    this.connection.on('readyForQuery', () => {
      this.unanswered = Math.max(this.unanswered - 1, 0);
      this.since = this.unanswered === 0 ? null : performance.now();
    });
  }

  /** Since when a query has had no answer, `performance.now()`; null while it waits for nothing. */
  get unansweredSince(): number | null {
    return this.since;
  }

  /** Whether the server at the other end keeps prepared statements; a pooler may not. */
  protected get prepares(): boolean {
    return true;
  }

  /** In every form that pg documents: the first argument is the query. */
  override query<Result>(...given: readonly unknown[]): Result {
    return Reflect.apply(this.transaction === null ? this.send : this.sendInTransaction, this, given);
  }

  /** From now on, up to `commit` or `rollback`, all queries belong to one transaction. */
  startTransaction(): void {
    this.transaction = { begun: null };
  }

  /** Commits, and runs `last` as part of the transaction, if there is one. After a failure the connection is free again. */
  async commit(last: CommitStatement | null): Promise<void> {
    const begun = this.transaction?.begun ?? null;
    this.transaction = null;
    try {
      await begun;
      if (last !== null) await this.commitWith(last, begun !== null);
      else if (begun !== null) await this.query('commit');
    } catch (problem) {
      await this.undo(begun !== null);
      throw problem;
    }
  }

  async rollback(): Promise<void> {
    const isOpen = this.transaction?.begun != null;
    this.transaction = null;
    await this.undo(isOpen);
  }

  private async commitWith({ name, text, value, onResult }: CommitStatement, isOpen: boolean): Promise<void> {
    if (!isOpen) {
      const { rows } = await this.query<Promise<QueryResult>>({ name, text, values: [value()] });
      return onResult(rows);
    }
    // The simple query protocol takes several statements at once, but no parameters.
    const literal = this.escapeLiteral(value());
    const results = await this.query<Promise<readonly QueryResult[]>>(`${text.replace('$1', () => literal)}; commit`);
    onResult(results[0]?.rows ?? []);
  }

  /** A connection on which even this fails is broken: the pool does not keep it, and its transaction has ended. */
  private async undo(isOpen: boolean): Promise<void> {
    if (isOpen) await this.query<Promise<QueryResult>>('rollback').catch(() => undefined);
  }

  private send(query: unknown, ...rest: readonly unknown[]): unknown {
    this.unanswered += 1;
    this.since ??= performance.now();
    return Reflect.apply(super.query, this, [this.prepares ? query : unnamed(query), ...rest]);
  }

  private async sendInTransaction(query: unknown, ...rest: readonly unknown[]): Promise<unknown> {
    const { transaction } = this;
    if (transaction !== null) await (transaction.begun ??= Promise.resolve(this.send('begin')));
    return this.send(prepareRepeated(query), ...rest);
  }
}

/** A connection to a pooler that does not keep prepared statements. */
export class UnpreparedConnection extends Connection {
  protected override get prepares(): boolean {
    return false;
  }
}

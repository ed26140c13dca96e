/**
 * The store of files does not answer, or not as it should: 503 to whoever asks, a line in the log for us. What it said
 * is in the message, not in a cause, so that nobody takes a line broken there for a line broken to the database.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** The store's answer; null when there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

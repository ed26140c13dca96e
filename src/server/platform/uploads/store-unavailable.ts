/**
 * The file store does not respond, or not as it should: 503 for the client and a log line for us. Its error is in the
 * message, not in `cause`, so that a lost connection to it is not taken for a lost connection to the database.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** Status of the store's response; null when there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

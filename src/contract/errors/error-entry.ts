/** The response to an error code: its HTTP status and the Russian text for the person. */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;
  readonly message: string;
  /** The text where `details.until` tells until when; `when`: day and time in Moscow. */
  readonly until?: (when: string) => string;
}

/** The tax service that tells whether somebody is self-employed. */
export interface TaxesConfig {
  /** Null: the training one of the demo. */
  readonly npdUrl: string | null;
  /** From the end of one call to the next of the whole installation, ms. */
  readonly npdPace: number;
  /** How long a call may take, ms. */
  readonly npdTimeout: number;
}

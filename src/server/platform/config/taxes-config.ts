/** The tax office's own service. The demo never calls it. */
export const realNpdUrl = 'https://statusnpd.nalog.ru';

/** The tax service that tells whether somebody is self-employed. */
export interface TaxesConfig {
  readonly npdUrl: string;
  /** From the end of one call to the next of the whole installation, ms. */
  readonly npdPace: number;
  /** How long a call may take, ms. */
  readonly npdTimeout: number;
}

/** How a provider is told of one remittance. */
export interface RemittanceCall {
  /** Names this operation to the provider; another attempt has another one. At most 64 of `[0-9a-f.-]`. */
  readonly key: string;
  /** Which attempt this is, from 1: an earlier one may have been carried out. */
  readonly attempt: number;
  /** How long ago the key was first used, ms. */
  readonly age: number;
  /** The provider's own id of it, where it has told one. */
  readonly externalId: string | null;
}

export type RemittanceAnswer =
  | { readonly state: 'DONE'; readonly reference: string | null }
  /** The provider is at it. */
  | { readonly state: 'AT_WORK'; readonly externalId: string | null }
  /** For certain: no money has left, and none will. */
  | { readonly state: 'REFUSED'; readonly reason: string }
  /** It said something that does not tell whether the money has left: an operator looks into its cabinet. */
  | { readonly state: 'UNCLEAR'; readonly reason: string }
  | { readonly state: 'NOT_THERE' };

/** The calls of a provider that carry a remittance out. Neither is made inside a transaction. */
export interface RemittanceCalls<Request extends RemittanceCall> {
  /**
   * Sends it, once: whoever has called this with a key only asks from then on.
   * @throws ProviderDown when no answer came, or none that the documents name: the money may have left or not
   */
  send(request: Request): Promise<RemittanceAnswer>;
  /**
   * What became of it. May send it anew only where the provider carries out the same key once.
   * @throws ProviderDown
   */
  ask(request: Request): Promise<RemittanceAnswer>;
}

/** What a table of remittances has of each. */
export interface RemittanceRow {
  readonly id: string;
  readonly provider: string;
  readonly state: string;
  /** How often it was sent as a new operation; each has a key of its own. */
  readonly attempt: number;
  /** When the present key was first used. */
  readonly sentAt: Date | null;
  readonly externalId: string | null;
  /** How often the provider was asked since it was sent. */
  readonly asked: number;
}

/** What a step or a question changes. */
export type RemittanceChange = Partial<{
  readonly attempt: number;
  readonly sentAt: Date;
  readonly externalId: string | null;
  readonly asked: number;
  readonly failure: string | null;
}>;

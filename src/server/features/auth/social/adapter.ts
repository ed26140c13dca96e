/** Whom a provider vouches for. */
export interface ProviderIdentity {
  /** Theirs for good, whatever they are called. */
  readonly subject: string;
  readonly title: string;
  /** Only one that the provider has confirmed. */
  readonly email: string | null;
}

/** One trip to a provider. */
export interface AuthorizationRequest {
  readonly state: string;
  /** PKCE. */
  readonly verifier: string;
  /** The address of our callback. */
  readonly redirectUri: string;
}

/** The query that a provider sent the browser back with; what came twice is not in it. */
export type CallbackParams = Readonly<Record<string, string | undefined>>;

/** What the provider says is not what it would say of this trip: forged, altered, of another application. */
export class CallbackRejected extends Error {
  override readonly name = 'AnswerRefused';
}

/** The provider did not answer, or not so that it can be read. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderSilent';
}

export interface SignInAdapter {
  readonly authorizationUrl: (trip: AuthorizationRequest) => string;
  /** @throws AnswerRefused, ProviderSilent */
  readonly identify: (answer: CallbackParams, trip: AuthorizationRequest) => Promise<ProviderIdentity>;
}

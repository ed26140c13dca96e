/** The identity that a provider confirms. */
export interface ProviderIdentity {
  /** The provider's permanent id of the account; names may change. */
  readonly subject: string;
  readonly title: string;
  /** Only an address that the provider has confirmed. */
  readonly email: string | null;
}

/** One authorization request: the browser is sent to a provider and comes back once. */
export interface AuthorizationRequest {
  readonly state: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  /** The URL of our callback. */
  readonly redirectUri: string;
}

/** Query parameters of the provider's redirect back to us; repeated parameters are left out. */
export type CallbackParams = Readonly<Record<string, string>>;

/** The callback does not belong to this authorization request: forged, altered, or meant for another application. */
export class CallbackRejected extends Error {
  override readonly name = 'CallbackRejected';
}

/** The provider did not respond, or its response cannot be read. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export interface SignInAdapter {
  readonly authorizationUrl: (trip: AuthorizationRequest) => string | Promise<string>;
  /** @throws CallbackRejected, ProviderUnavailable */
  readonly identify: (answer: CallbackParams, trip: AuthorizationRequest) => Promise<ProviderIdentity>;
}

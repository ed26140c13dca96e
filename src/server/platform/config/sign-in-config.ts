/** An application at a provider that speaks OAuth 2. */
export interface OauthApplication {
  readonly id: string;
  /** Null where PKCE alone proves who asks. */
  readonly secret: string | null;
  /** The provider's address; differs only in tests. */
  readonly url: string;
}

/** Who may sign people in; null: not set up, so no button. */
export interface SignInConfig {
  readonly telegram: OauthApplication | null;
  readonly vk: OauthApplication | null;
  readonly discord: OauthApplication | null;
  readonly steam: { readonly url: string } | null;
}

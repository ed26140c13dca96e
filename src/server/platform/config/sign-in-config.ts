/** An application registered with an OAuth 2 provider. */
export interface OauthApplication {
  readonly id: string;
  /** Null where the provider uses PKCE alone. */
  readonly secret: string | null;
  /** The provider's address; differs only in tests. */
  readonly url: string;
}

/** Yandex answers who somebody is at another address. */
export interface YandexApplication extends OauthApplication {
  readonly infoUrl: string;
}

/** Providers of sign-in; null: not set up, and the page shows no button. */
export interface SignInConfig {
  readonly yandex: YandexApplication | null;
  readonly telegram: OauthApplication | null;
  readonly vk: OauthApplication | null;
  readonly discord: OauthApplication | null;
  readonly steam: { readonly url: string } | null;
}

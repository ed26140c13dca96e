/** Bots that tell people outside the product; the addresses differ only in tests. */
export interface NotifierConfig {
  /** Null: no bot is set up. */
  readonly telegram: { readonly token: string; readonly apiUrl: string } | null;
  readonly vk: { readonly token: string; readonly groupId: string; readonly apiUrl: string } | null;
  /** Discord needs no bot: everybody brings the webhook of a channel of his. Null switches it off. */
  readonly discord: { readonly apiUrl: string } | null;
}

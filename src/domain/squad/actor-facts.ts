/** What the server knows of the asking user besides the squad. */
export interface ActorFacts {
  /** The present moment of the product's clock, epoch ms. */
  readonly at: number;
  /** Another active squad. */
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
  /** A mate who accepts orders. */
  readonly active: boolean;
  /** Tokens of open friend links that this user holds. */
  readonly tokens: readonly string[];
}

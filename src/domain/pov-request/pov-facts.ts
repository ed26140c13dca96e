/** What the rules need to know of a request; names, addresses and bytes are the server's. */
export interface PovFacts {
  /** Epoch ms: from then on nothing is taken any more. */
  readonly expiresAt: number;
  /** Files that have come whole. */
  readonly files: number;
  /** Files still on their way; they count towards the limit. */
  readonly unfinishedFiles: number;
  readonly links: number;
}

interface At {
  /** Epoch ms. */
  readonly at: number;
}

/** What may happen to a request for a recording of the game. */
export type PovEvent =
  | ({ readonly type: 'pov.fileAdded'; readonly bytes: number } & At)
  | ({ readonly type: 'pov.fileRemoved' } & At)
  | ({ readonly type: 'pov.linkAdded' } & At)
  | ({ readonly type: 'pov.linkRemoved' } & At)
  | ({ readonly type: 'pov.submitted' } & At)
  | ({ readonly type: 'pov.declined'; readonly comment: string } & At)
  | ({ readonly type: 'pov.expired' } & At);

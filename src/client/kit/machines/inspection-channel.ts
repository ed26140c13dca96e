/** What a page under inspection says of one of its actors. */
export interface ActorReport {
  readonly type: 'actor';
  /** Of the page: two tabs may have actors of one name. */
  readonly pageId: string;
  readonly actorId: string;
  readonly machineId: string;
  readonly state: string;
  /** The event that led here, `server.PAID` for what the server told; null for a report that was asked for. */
  readonly event: string | null;
  /** The event and the actor's context as JSON, for reading; empty where they cannot be written so. */
  readonly payload: string;
  readonly context: string;
  /** Milliseconds of this browser's clock. */
  readonly at: number;
}

export interface PageGone {
  readonly type: 'gone';
  readonly pageId: string;
}

/** Asks every page under inspection to tell what it has. */
export interface Roll {
  readonly type: 'roll';
}

export type InspectionMessage = ActorReport | PageGone | Roll;

export const openInspectionChannel = (): BroadcastChannel => new BroadcastChannel('naparnik-machines');

/** What an inspected page reports about one of its actors. */
export interface ActorReport {
  readonly type: 'actor';
  /** Of the page: actors in two tabs may have the same id. */
  readonly pageId: string;
  readonly actorId: string;
  readonly machineId: string;
  readonly state: string;
  /**
   * The event that led to this state, `server.PAID` for a state that the server reported; null for a report on request.
   */
  readonly event: string | null;
  /** The actor or the service that sent the event; null: the page itself. */
  readonly sender: string | null;
  /** Names of the services and actors that this one has started and that are at work. */
  readonly working: readonly string[];
  /** The event and the actor's context as JSON, for reading; empty if they cannot be serialised. */
  readonly payload: string;
  readonly context: string;
  /** Milliseconds by this browser's clock. */
  readonly at: number;
}

export interface PageClosed {
  readonly type: 'gone';
  readonly pageId: string;
}

/** Requests a report about all actors from every inspected page. */
export interface ReportRequest {
  readonly type: 'roll';
}

export type InspectionMessage = ActorReport | PageClosed | ReportRequest;

export const openInspectionChannel = (): BroadcastChannel => new BroadcastChannel('naparnik-machines');

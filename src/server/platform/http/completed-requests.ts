import type { IncomingHttpHeaders } from 'node:http';

/** A call that was answered, by whatever way. */
export interface CompletedRequest {
  readonly id: string;
  readonly method: string;
  /** As it was asked for. */
  readonly url: string;
  /** As it was mounted; undefined: nothing is there. */
  readonly route: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  /** From the request's arrival until its answer was handed to the system, in ms. */
  readonly elapsedMs: number;
}

type Listener = (call: CompletedRequest) => void;

/** Whoever counts calls hears of each here, also of those that never come to Fastify. */
export class CompletedRequests {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  publish(call: CompletedRequest): void {
    for (const listener of this.listeners) listener(call);
  }
}

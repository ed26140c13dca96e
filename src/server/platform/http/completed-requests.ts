import type { IncomingHttpHeaders } from 'node:http';

/** A request whose response has been sent, by Fastify or from the response cache. */
export interface CompletedRequest {
  readonly id: string;
  readonly method: string;
  /** As the client sent it. */
  readonly url: string;
  /** As it was mounted; undefined when there is no such route. */
  readonly route: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  /** From the request's arrival until its response was handed to the operating system, in ms. */
  readonly elapsedMs: number;
}

type Listener = (call: CompletedRequest) => void;

/** Publishes every completed request to metrics and reporting, including those that never reach Fastify. */
export class CompletedRequests {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  publish(call: CompletedRequest): void {
    for (const listener of this.listeners) listener(call);
  }
}

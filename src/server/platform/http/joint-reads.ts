import { parse } from 'node:querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { textHash } from '#contract/kit/text-hash.ts';
import type { Actor } from '../sessions/actor';
import { dependsOnActor, requireAccess } from './authorise';
import { routeTree } from './route-tree';

/** What a handler is given of a request, whether it came by itself or as one of several reads. */
export type Given = Pick<FastifyRequest, 'method' | 'url' | 'params' | 'query' | 'body' | 'headers'>;

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Reads what the `GET` would send. */
export type Read = (given: Given, actor: Actor | null, http: Http) => Promise<unknown>;

/** Whether pages may read it together with others. What operators read says by itself that they are at work. */
export const isJoint = (method: string, { access, response, raw, confirmed }: Endpoint): boolean =>
  method === 'GET' &&
  response !== undefined &&
  raw !== true &&
  confirmed === undefined &&
  access !== 'admin' &&
  typeof access === 'string';

/** The reads that one call may make several of. */
export class JointReads {
  private readonly tree = routeTree<{ readonly endpoint: Endpoint; readonly read: Read }>();
  private readonly hashes = new WeakMap<object, string>();

  register(path: string, endpoint: Endpoint, read: Read): void {
    this.tree.add(path, { endpoint, read });
  }

  /**
   * What a `GET` of this address would send to this person; undefined when there is no such read.
   * @throws Refusal as the `GET` would
   */
  async make(address: string, actor: Actor, http: Http): Promise<unknown> {
    const [path = '', ...rest] = address.split('?');
    const found = this.tree.find(path);
    if (found === null) return undefined;
    const { params, value } = found;
    const { headers } = http.request;
    const given = { method: 'GET', url: address, params, query: parse(rest.join('?')), body: undefined, headers };
    requireAccess(value.endpoint.access, actor);
    return value.read(given, dependsOnActor(value.endpoint, given) ? actor : null, http);
  }

  /** The hash of what is sent; that of a value which many receive is worked out once. */
  hashOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return textHash(JSON.stringify(value));
    const known = this.hashes.get(value);
    if (known !== undefined) return known;
    const hash = textHash(JSON.stringify(value));
    this.hashes.set(value, hash);
    return hash;
  }
}

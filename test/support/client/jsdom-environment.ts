import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * What jsdom lacks or implements differently, taken from Node. MessageChannel is left out: with it jest never exits.
 */
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  Headers,
  Request,
  Response,
  ReadableStream,
  TransformStream,
  WritableStream,
  TextDecoder,
  TextEncoder,
  fetch,
  structuredClone,
} as const;

/** jsdom with the web platform that the client uses. */
export default class ClientEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, fromNode);
    // Jest asks for a hundred frames of each error, and React makes one for each element: what Node gives is enough.
    Object.assign(this.global.Error, { stackTraceLimit: 10 });
  }

  /** The browser builds of packages are modules that jest cannot load; the builds for Node have the same code. */
  override exportConditions(): string[] {
    return ['node', 'require', 'default'];
  }
}

import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';

/** What jsdom lacks or has of its own kind, taken from Node. MessageChannel is left out: with it jest never exits. */
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
  }

  /** Packages' browser builds are modules that jest cannot load; their node builds are the same code. */
  override exportConditions(): string[] {
    return ['node', 'require', 'default'];
  }
}

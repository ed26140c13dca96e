import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node's own modules throw and return objects of the classes outside jest's sandbox: with these shared, `instanceof`
 * answers in the product as it does in production.
 */
export default class NodeErrorsEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { Error, Map, Set });
  }
}

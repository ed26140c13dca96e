import { collectDefaultMetrics, Registry } from 'prom-client';

let metrics: Registry | null = null;

/**
 * Metrics of the process: memory, garbage collection, event loop delay. One registry for all products in the process:
 * the observer of garbage collection cannot be removed and would keep each product in memory for ever.
 */
export const processMetrics = (): Registry => {
  if (metrics !== null) return metrics;
  metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

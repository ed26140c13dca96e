import { collectDefaultMetrics, Registry } from 'prom-client';

let metrics: Registry | null = null;

/**
 * What a process says of itself: memory, its collection, delays of the event loop. Once for all products that run in it:
 * what watches the collection is never taken away, and would hold each of them for ever.
 */
export const processMetrics = (): Registry => {
  if (metrics !== null) return metrics;
  metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

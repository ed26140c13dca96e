import { type AdminQueue, adminQueues } from '#domain/people/admin-queue.ts';
import { useAdminQueuesQuery } from '#client/entities/admin/admin-desk-api.ts';

/** The term for a decision in the queue, ms: the setting, or the default until it is loaded. */
export const useQueueTerm = (queue: AdminQueue): number =>
  useAdminQueuesQuery().data?.queues.find((one) => one.queue === queue)?.withinMs ?? adminQueues[queue].within;

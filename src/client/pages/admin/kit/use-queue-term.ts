import { type AdminQueue, adminQueues } from '../../../../domain/people/admin-queue';
import { useAdminQueuesQuery } from '../../../entities/admin/admin-desk-api';

/** Within which a decision of the queue is owed, ms: the setting, or the usual until it is known. */
export const useQueueTerm = (queue: AdminQueue): number =>
  useAdminQueuesQuery().data?.queues.find((one) => one.queue === queue)?.withinMs ?? adminQueues[queue].within;

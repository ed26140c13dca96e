import { api } from '../../api/api';

interface CachedQuery {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

/** Refetches a cached query for its present subscribers, without subscribing to it. */
export const refetchQuery = ({ endpointName, originalArgs }: CachedQuery) =>
  Object(api.endpoints)[endpointName ?? ''].initiate(originalArgs, { forceRefetch: true, subscribe: false });

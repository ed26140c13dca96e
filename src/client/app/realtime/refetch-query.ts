import { api } from '../../api/api';

interface CachedQuery {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

/** Asks anew for what stands, for those who show it: nobody new looks at it. */
export const refetchQuery = ({ endpointName, originalArgs }: CachedQuery) =>
  Object(api.endpoints)[endpointName ?? ''].initiate(originalArgs, { forceRefetch: true, subscribe: false });

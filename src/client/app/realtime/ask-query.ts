import { api } from '../../api/api';

interface Asked {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

/** Asks anew for what stands, for those who show it: nobody new looks at it. */
export const askQuery = ({ endpointName, originalArgs }: Asked) =>
  Object(api.endpoints)[endpointName ?? ''].initiate(originalArgs, { forceRefetch: true, subscribe: false });

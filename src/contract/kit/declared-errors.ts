import type { ErrorCode } from '../errors/error-code';
import { type Endpoint, type Route, splitRoute } from './endpoint';

/** Any call may fail because of a fault, an unavailable database, or a rate limit. */
const always = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'] as const;

const accessErrors = ({ access, beforeCode }: Endpoint): readonly ErrorCode[] => {
  if (access === 'public') return [];
  if (access === 'user') return ['UNAUTHENTICATED'];
  if (access !== 'admin' && typeof access !== 'object') return ['UNAUTHENTICATED', 'FORBIDDEN'];
  return [
    'UNAUTHENTICATED',
    'AUTH_NOT_ADMIN',
    ...(beforeCode ? [] : (['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP'] as const)),
    'FORBIDDEN',
  ];
};

/** Codes that follow from the kind of the call: its access, whether it changes something, and its input. */
const kindErrors = (method: string, endpoint: Endpoint): readonly ErrorCode[] => {
  const { params, query, body, file, bytes, idempotent, raw, confirmed } = endpoint;
  const changes = method !== 'GET';
  return [
    ...always,
    ...accessErrors(endpoint),
    ...(changes && !raw ? (['CSRF_TOKEN_INVALID'] as const) : []),
    // A malformed body is refused even where none is expected.
    ...(changes || params || query || body || file || bytes ? (['VALIDATION_ERROR'] as const) : []),
    ...(changes ? (['PAYLOAD_TOO_LARGE'] as const) : []),
    ...(confirmed ? (['SECOND_STEP_REQUIRED'] as const) : []),
    ...(idempotent ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
  ];
};

/** Every code that a call may respond with: those of its kind and its own. */
export const declaredErrors = (route: Route, endpoint: Endpoint): ReadonlySet<ErrorCode> =>
  new Set([...kindErrors(splitRoute(route).method, endpoint), ...endpoint.errors]);

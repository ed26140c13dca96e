import type { Socket } from 'node:net';
import { errorTable } from '#contract/errors/error-table.ts';
import { newRequestId } from './request-id';

type ClientError = Error & { readonly code?: string };

const refusals = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'VALIDATION_ERROR'],
  other: ['400 Bad Request', 'VALIDATION_ERROR'],
} as const;

const refusalOf = (code: string | undefined) =>
  code === 'HPE_HEADER_OVERFLOW' || code === 'ERR_HTTP_REQUEST_TIMEOUT' ? refusals[code] : refusals.other;

/**
 * Responds to bytes that are not an HTTP request, to headers that are too large or did not arrive in time, in the
 * format of every error, and closes the connection.
 */
export const handleClientError = (problem: ClientError, socket: Socket): void => {
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = refusalOf(problem.code);
  const body = JSON.stringify({ code, message: errorTable[code].message, requestId: newRequestId() });
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write([...head, '', body].join('\r\n'));
  socket.destroySoon();
};

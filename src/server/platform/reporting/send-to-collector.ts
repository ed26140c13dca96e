/** A report that is not accepted within this time is lost; that is not an error. */
const timeoutMs = 5000;

/** Headers by which the collector asks the sender to slow down. */
const rateHeaders = ['x-sentry-rate-limits', 'retry-after'] as const;

interface CollectorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<(typeof rateHeaders)[number], string | null>>;
}

/** Sends an envelope to the collector unchanged. @throws when it does not respond in time */
export const sendToCollector = async (
  address: string,
  envelope: string | Uint8Array<ArrayBuffer>,
): Promise<CollectorResponse> => {
  const answer = await fetch(address, { method: 'POST', body: envelope, signal: AbortSignal.timeout(timeoutMs) });
  await answer.arrayBuffer();
  const [limits, retryAfter] = rateHeaders.map((name) => answer.headers.get(name));
  return {
    status: answer.status,
    headers: { 'x-sentry-rate-limits': limits ?? null, 'retry-after': retryAfter ?? null },
  };
};

/** A report that is not taken in this time is lost: nobody waits for it, and no fault comes of it. */
const patienceMs = 5000;

/** With these the collector asks for fewer reports; whoever sends them on listens. */
const askedBack = ['x-sentry-rate-limits', 'retry-after'] as const;

interface Taken {
  readonly status: number;
  readonly headers: Readonly<Record<(typeof askedBack)[number], string | null>>;
}

/** Gives an envelope to the collector as it is. @throws when it does not answer in time */
export const sendToCollector = async (address: string, envelope: string | Uint8Array<ArrayBuffer>): Promise<Taken> => {
  const answer = await fetch(address, { method: 'POST', body: envelope, signal: AbortSignal.timeout(patienceMs) });
  await answer.arrayBuffer();
  const [limits, later] = askedBack.map((name) => answer.headers.get(name));
  return { status: answer.status, headers: { 'x-sentry-rate-limits': limits ?? null, 'retry-after': later ?? null } };
};

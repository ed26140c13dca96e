import { sql } from 'drizzle-orm';
import { isTelling, type TraceKind } from '#domain/risk/trace.ts';
import type { Tx } from '../../platform/db/open-database';
import { riskTrace } from '../../platform/db/schema/money/risks';
import { networkOf } from '../../platform/http/network-of';
import { keyedHash } from '../../platform/secrets/seal';

interface Trace {
  readonly kind: TraceKind;
  /** A hash from which the thing itself cannot be told. */
  readonly hash: Buffer;
}

/** Notes what an account has left behind, or that it did so again. `at`: product time. */
export const recordTraces = async (tx: Tx, userId: string, traces: readonly Trace[], at: Date): Promise<void> => {
  if (traces.length === 0) return;
  await tx
    .insert(riskTrace)
    .values(traces.map((trace) => ({ ...trace, userId, seenAt: at })))
    .onConflictDoUpdate({
      target: [riskTrace.userId, riskTrace.kind, riskTrace.hash],
      set: { seenAt: sql`greatest(${riskTrace.seenAt}, excluded.seen_at)` },
    });
};

/** A trace of something that could be guessed: its hash has a key. */
export const keyedTrace = (secret: string, kind: TraceKind, thing: string): Trace => ({
  kind,
  hash: keyedHash(secret, 'risk trace', `${kind} ${thing}`),
});

/** The traces of a sign-in: its browser and its network. An address of a private network says nothing. */
export const signInTraces = (secret: string, deviceHash: Buffer, ip: string): readonly Trace[] => [
  { kind: 'DEVICE', hash: deviceHash },
  ...(isTelling(ip) ? [keyedTrace(secret, 'NETWORK', networkOf(ip))] : []),
];

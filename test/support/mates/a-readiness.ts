import type { MateReadiness } from '#contract/mates/mates.ts';
import { nothingMissing } from '#domain/mates/readiness.ts';

/** What a mate lacks: nothing but what is given. */
export const aReadiness = (lacks: Partial<MateReadiness> = {}): MateReadiness => ({ ...nothingMissing, ...lacks });

import type { MateReadiness } from '../../../src/contract/mates/mates';
import { nothingMissing } from '../../../src/domain/mates/readiness';

/** What a mate lacks: nothing but what is given. */
export const aReadiness = (lacks: Partial<MateReadiness> = {}): MateReadiness => ({ ...nothingMissing, ...lacks });

import { platformRules } from '../platform/retention/platform-rules';
import type { RetentionRule } from '../platform/retention/retention-rule';
import { features } from './features';

/** Everything that is forgotten by age. */
export const retentionRules: readonly RetentionRule[] = [
  ...platformRules,
  ...features.flatMap(({ retention }) => retention ?? []),
];

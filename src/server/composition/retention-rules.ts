import { platformRules } from '../platform/retention/platform-rules';
import type { RetentionRule } from '../platform/retention/retention-rule';
import { features } from './features';

/** All retention rules of the process. */
export const retentionRules: readonly RetentionRule[] = [
  ...platformRules,
  ...features.flatMap(({ retention }) => retention ?? []),
];

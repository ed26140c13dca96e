import { inviteTerms } from '#domain/squad/facts/squad-limits.ts';
import type { App } from '../../platform/app';
import { limitRate } from '../../platform/http/rate-limit';

/** Limits how often one person invites another, across all squads. @throws Refusal RATE_LIMITED */
export const limitCalls = async (app: App, by: string, people: readonly string[]): Promise<void> => {
  for (const whom of people) await limitRate(app, `squad-call:${by}:${whom}`, inviteTerms.perPair, inviteTerms.window);
};

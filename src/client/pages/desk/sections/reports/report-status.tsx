import type { ReportOutcome } from '#domain/people/report.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { texts } from './texts';

const tones: Readonly<Record<ReportOutcome, BadgeTone>> = { WARNED: 'warn', BLOCKED: 'danger', DISMISSED: 'neutral' };

export const ReportStatus = ({ row: { outcome } }: { readonly row: { readonly outcome: ReportOutcome | null } }) => (
  <Badge $tone={outcome === null ? 'info' : tones[outcome]}>
    {outcome === null ? texts.waiting : texts.outcomes[outcome]}
  </Badge>
);

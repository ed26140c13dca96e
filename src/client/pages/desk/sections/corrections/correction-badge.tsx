import type { CorrectionStatus } from '#domain/money/correction.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { texts } from './texts';

const tones: Readonly<Record<CorrectionStatus, BadgeTone>> = { WAITING: 'warn', DONE: 'ok', REJECTED: 'neutral' };

export const CorrectionBadge = ({ status }: { readonly status: CorrectionStatus }) => (
  <Badge $tone={tones[status]}>{texts.statuses[status]}</Badge>
);

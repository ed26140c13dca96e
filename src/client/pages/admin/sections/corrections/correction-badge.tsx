import type { CorrectionStatus } from '../../../../../domain/money/correction';
import { Badge, type BadgeTone } from '../../../../kit/display/badge';
import { texts } from './texts';

const tones: Readonly<Record<CorrectionStatus, BadgeTone>> = { WAITING: 'warn', DONE: 'ok', REJECTED: 'neutral' };

export const CorrectionBadge = ({ status }: { readonly status: CorrectionStatus }) => (
  <Badge $tone={tones[status]}>{texts.statuses[status]}</Badge>
);

import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

const tones: Readonly<Record<SquadStatus, BadgeTone>> = {
  PENDING: 'neutral',
  READY: 'info',
  STARTED: 'warn',
  IN_A_GAME: 'ok',
  FINISHED: 'neutral',
  DISBANDED: 'neutral',
};

interface Shown {
  readonly status: SquadStatus;
  readonly paused: boolean;
  readonly disputed: boolean;
}

/** The status of a squad. */
export const SquadBadge = ({ squad: { status, paused, disputed } }: { readonly squad: Shown }) => (
  <Row $gap={4} $wrap="nowrap">
    {paused ? (
      <Badge $tone="danger">{texts.paused}</Badge>
    ) : (
      <Badge $tone={tones[status]}>{texts.statuses[status]}</Badge>
    )}
    {disputed && <Badge $tone="danger">{texts.disputed}</Badge>}
  </Row>
);

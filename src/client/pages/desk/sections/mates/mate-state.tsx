import type { CallResponse } from '#client/api/call.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/mates'>['items'][number];

export const MateState = ({ mate }: { readonly mate: Pick<Line, 'blocked' | 'active' | 'strikes'> }) => (
  <Row $gap={4}>
    {mate.blocked ? (
      <Badge $tone="danger">{texts.states.blocked}</Badge>
    ) : (
      <Badge $tone={mate.active ? 'ok' : 'neutral'}>{mate.active ? texts.states.active : texts.states.off}</Badge>
    )}
    {mate.strikes > 0 && <Badge $tone="warn">{texts.strikes(mate.strikes)}</Badge>}
  </Row>
);

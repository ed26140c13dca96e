import type { CallResponse } from '../../../../api/call';
import { Badge } from '../../../../kit/display/badge';
import { Row } from '../../../../kit/layout/stack';
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

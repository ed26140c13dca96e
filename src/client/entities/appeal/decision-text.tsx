import type { OwnDecision } from '#contract/people/appeals.ts';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

/** What was decided and why, with the person's own text that it was about. */
export const DecisionText = ({
  decision: { title, reason, excerpt },
}: {
  readonly decision: Pick<OwnDecision, 'title' | 'reason' | 'excerpt'>;
}) => (
  <Stack $gap={6} style={{ overflowWrap: 'anywhere' }}>
    <strong>{title}</strong>
    <p>{reason ?? texts.byRule}</p>
    {excerpt !== null && <Quiet>{`${texts.excerpt}: ${excerpt}`}</Quiet>}
  </Stack>
);

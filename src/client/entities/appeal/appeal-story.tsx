import type { OwnDecision } from '#contract/people/appeals.ts';
import { DateText } from '../../kit/display/date-and-countdown';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

/** Until when a decision may be appealed against; once it is, the person's words and the operator's answer. */
export const AppealStory = ({ decision: { until, appeal } }: { readonly decision: OwnDecision }) =>
  appeal === null ? (
    <Quiet>
      {texts.until} <DateText value={until} />
    </Quiet>
  ) : (
    <Stack $gap={6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      <Quiet>
        {texts.yours}, <DateText value={appeal.createdAt} />
      </Quiet>
      <p>{appeal.words}</p>
      {appeal.answer !== null && appeal.decidedAt !== null && (
        <>
          <Quiet>
            {texts.answer}, <DateText value={appeal.decidedAt} />
          </Quiet>
          <p>{appeal.answer}</p>
        </>
      )}
    </Stack>
  );

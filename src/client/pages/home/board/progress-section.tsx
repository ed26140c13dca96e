import { failureOf } from '../../../api/api-error';
import { answerTime } from '../../../entities/mate/answer-time';
import { useMateProgressQuery } from '../../../entities/mate/mate-side-api';
import type { CallResponse } from '../../../api/call';
import { StatList } from '../../../kit/display/facts';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Quiet } from '../../../kit/layout/prose';
import { Stack } from '../../../kit/layout/stack';
import { texts } from './texts';
import { WeekBars } from './week-bars';

type Progress = CallResponse<'GET /v1/mates/me/progress'>;

const Answers = ({ answers: { calls, accepted, medianSeconds } }: { readonly answers: Progress['answers'] }) => (
  <Stack as="section" $gap={12} aria-labelledby="own-answers">
    <CardTitle as="h3" id="own-answers">
      {texts.answers}
    </CardTitle>
    {calls === 0 ? (
      <Quiet>{texts.noCalls}</Quiet>
    ) : (
      <StatList
        items={[
          [texts.accepted(accepted, calls), texts.share(Math.round((accepted / calls) * 100))],
          [texts.answerTime, medianSeconds === null ? texts.noAnswer : answerTime(medianSeconds)],
        ]}
      />
    )}
  </Stack>
);

/** Income by week, and how the mate answers calls. */
export const ProgressSection = () => {
  const { data, error, refetch } = useMateProgressQuery();
  return (
    <Card as="section" aria-labelledby="income-weeks">
      <Stack $gap={20}>
        <CardTitle id="income-weeks">{texts.income}</CardTitle>
        {data === undefined &&
          (error === undefined ? (
            <Skeleton role="status" aria-label={texts.progressLoading} $height={280} $radius="12px" />
          ) : (
            <ErrorState text={failureOf(error).message} onRetry={refetch} />
          ))}
        {data !== undefined && (
          <>
            <WeekBars weeks={data.weeks} />
            <Answers answers={data.answers} />
          </>
        )}
      </Stack>
    </Card>
  );
};

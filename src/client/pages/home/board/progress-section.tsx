import { Loaded } from '#client/api/loaded.tsx';
import { answerTime } from '#domain/mates/answer-time.ts';
import { useMateProgressQuery } from '#client/entities/mate/mate-standing-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { StatList } from '#client/kit/display/facts.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
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
export const ProgressSection = () => (
  <Card as="section" aria-labelledby="income-weeks">
    <Stack $gap={20}>
      <CardTitle id="income-weeks">{texts.income}</CardTitle>
      <Loaded
        query={useMateProgressQuery()}
        skeleton={<Skeleton role="status" aria-label={texts.progressLoading} $height={280} $radius="12px" />}
      >
        {({ weeks, answers }) => (
          <>
            <WeekBars weeks={weeks} />
            <Answers answers={answers} />
          </>
        )}
      </Loaded>
    </Stack>
  </Card>
);

import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useMateStandingQuery } from '../../api/mate-side-api';
import type { AnswerOf } from '../../api/call';
import { formatRating } from '../../ui/data/format-rating';
import { LevelBadge } from '../../ui/data/level-badge';
import { ProgressBar } from '../../ui/data/progress-bar';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../ui/layout/card';
import { Row, Stack } from '../../ui/layout/stack';
import { tabular } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { StandingHistory } from './standing-history';
import { StrikesNote } from './strikes-note';
import { texts } from './texts';

type Standing = AnswerOf<'GET /v1/mates/me/standing'>;

const Head = styled(Row)`
  justify-content: space-between;
`;

/** Alone in a column the bar would have no height. */
const Bar = styled.div`
  display: flex;
`;

const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
  ${tabular}
`;

const Way = ({ standing: { next, hours, rating, grade } }: { readonly standing: Standing }) => {
  if (next === null) return <Quiet>{grade === 'STAR' ? texts.best : texts.top}</Quiet>;
  const shown = formatRating(rating);
  return (
    <Stack $gap={8}>
      <Head>
        <Quiet>{texts.next(next.grade.replace('_', ' '), next.percent)}</Quiet>
        <Quiet>{texts.hours(Math.min(hours, next.fromHours), next.fromHours)}</Quiet>
      </Head>
      <Bar>
        <ProgressBar value={hours} max={next.fromHours} label={texts.hoursLabel} />
      </Bar>
      <Quiet>{rating >= next.ratingNeeded ? texts.ratingOk(shown) : texts.ratingLow(shown, formatRating(next.ratingNeeded))}</Quiet>
    </Stack>
  );
};

/** Where the mate stands: level, percent, the way up, how he came here, strikes that count. */
export const StandingCard = () => {
  const { data: standing, error, refetch } = useMateStandingQuery();
  return (
    <Card as="section" aria-labelledby="standing">
      <Stack $gap={16}>
        <Head>
          <CardTitle id="standing">{texts.title}</CardTitle>
          {standing && (
            <Row $gap={8}>
              <LevelBadge level={standing.grade} />
              <b>{texts.percent(standing.percent)}</b>
            </Row>
          )}
        </Head>
        {standing === undefined &&
          (error === undefined ? <Skeleton role="status" aria-label={texts.loading} $height={96} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
        {standing !== undefined && (
          <>
            <Way standing={standing} />
            <StrikesNote standing={standing} />
            {standing.changes.length > 0 && <StandingHistory changes={standing.changes} />}
          </>
        )}
      </Stack>
    </Card>
  );
};

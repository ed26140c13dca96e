import { levelName } from '#domain/mates/level-name.ts';
import { ChevronDown } from '../../kit/icons/chevron-down';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { formatDate } from '../../kit/display/dates';
import { tabular, theme } from '../../kit/theme/theme';
import { serverNow } from '../../kit/time/server-now';
import { StrikesNote, texts } from './strikes-note';
import { Loaded } from '../../api/loaded';
import { useMateStandingQuery } from '../../entities/mate/mate-standing-api';
import { formatRating } from '#domain/text/format.ts';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { Meter } from '../../kit/display/progress-bar';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';

const Box = styled.details`
  font-size: 14px;
  summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 4px 0;
    border-radius: ${theme.radius.r8};
    color: ${theme.color.text2};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${theme.color.text1};
    }
  }
  svg {
    transition: transform 140ms;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 8px 0;
    border-top: 1px solid ${theme.color.line};
    ${tabular}
    > :nth-child(even) {
      text-align: right;
    }
  }
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

/** How level and percent have changed, newest first. */
const StandingHistory = ({ changes }: { readonly changes: CallResponse<'GET /v1/mates/me/standing'>['changes'] }) => (
  <Box>
    <summary>
      {texts.history}
      <ChevronDown aria-hidden />
    </summary>
    <ul>
      {changes.map(({ id, reason, grade, percentBefore, percent, comment, createdAt }) => (
        <li key={id}>
          <span>{levelName(grade)}</span>
          <span>
            {percentBefore === null || percentBefore === percent ? `${percent} %` : `${percentBefore} → ${percent} %`}
          </span>
          <small>{comment === null ? texts.reasons[reason] : `${texts.reasons[reason]}: ${comment}`}</small>
          <small>{formatDate(Date.parse(createdAt), serverNow())}</small>
        </li>
      ))}
    </ul>
  </Box>
);

type Standing = CallResponse<'GET /v1/mates/me/standing'>;

const Quiet = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
  ${tabular}
`;

const NextLevel = ({ standing: { next, hours, rating, grade } }: { readonly standing: Standing }) => {
  if (next === null) return <Quiet>{grade === 'STAR' ? texts.best : texts.top}</Quiet>;
  const shown = formatRating(rating);
  return (
    <Stack $gap={8}>
      <Row $justify="space-between">
        <Quiet>{texts.next(levelName(next.grade), next.percent)}</Quiet>
        <Quiet>{texts.hours(Math.min(hours, next.fromHours), next.fromHours)}</Quiet>
      </Row>
      <Row $gap={0} $align="normal" $wrap="nowrap">
        <Meter value={hours} max={next.fromHours} label={texts.hoursLabel} />
      </Row>
      <Quiet>
        {rating >= next.ratingNeeded ? texts.ratingOk(shown) : texts.ratingLow(shown, formatRating(next.ratingNeeded))}
      </Quiet>
    </Stack>
  );
};

/** A mate's standing: level, percent, what the next level takes, past changes, strikes that count. */
export const StandingCard = () => {
  const query = useMateStandingQuery();
  const standing = query.data;
  return (
    <Card as="section" aria-labelledby="standing">
      <Stack $gap={16}>
        <Row $justify="space-between">
          <CardTitle id="standing">{texts.title}</CardTitle>
          {standing && (
            <Row $gap={8}>
              <LevelBadge level={standing.grade} />
              <b>{texts.percent(standing.percent)}</b>
            </Row>
          )}
        </Row>
        <Loaded
          query={query}
          skeleton={<Skeleton role="status" aria-label={texts.loading} $height={96} $radius="12px" />}
        >
          {(loaded) => (
            <>
              <NextLevel standing={loaded} />
              <StrikesNote standing={loaded} />
              {loaded.changes.length > 0 && <StandingHistory changes={loaded.changes} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
};

import { Users } from 'lucide-react';
import styled from 'styled-components';
import type { CallResponse } from '../../../api/call';
import { failureOf } from '../../../api/api-error';
import { formatMoney } from '../../../entities/money/money';
import { useBroughtPeopleInfiniteQuery } from '../../../entities/person/referrals-api';
import { texts as shareTexts } from '../../../entities/referral/texts';
import { moreOf } from '../../../api/more-of';
import { LoadMore } from '../../../kit/feedback/load-more';
import { formatDay, formatMonth } from '../../../kit/display/dates';
import { FactList } from '../../../kit/display/fact-list';
import { Facts } from '../../../kit/display/facts';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Stack } from '../../../kit/layout/stack';
import { tabular, theme } from '../../../kit/theme/theme';
import { serverNow } from '../../../kit/time/server-now';
import { texts } from './texts';
import { RuledList } from '../../../kit/layout/ruled-list';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  > div {
    min-width: 0;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  b {
    color: ${theme.color.text1};
    font-size: 15px;
    font-weight: 600;
    white-space: nowrap;
    ${tabular}
  }
`;

type Answer = CallResponse<'GET /v1/referrals/me/people'>;

const Person = ({ name, type, channel, joinedAt, endsAt, earned, left }: Answer['items'][number]) => (
  <Line>
    <div>
      <b>{name}</b>
      <Facts
        facts={[
          formatDay(Date.parse(joinedAt), serverNow()),
          texts.type[type],
          ...(channel === null ? [] : [shareTexts.channel[channel]]),
          left > 0
            ? `${texts.left(formatMoney(left))} ${texts.until(formatDay(Date.parse(endsAt), serverNow()))}`
            : texts.over,
        ]}
      />
    </div>
    <b>{formatMoney(earned, true)}</b>
  </Line>
);

/** The middle of a month is in that month in every time zone. */
const nameOfMonth = (month: string): string => formatMonth(Date.parse(`${month}-15T12:00:00Z`));

/** People who came by the link, without their names, and the income from them by month. */
export const ReferredPeople = () => {
  const list = useBroughtPeopleInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = list;
  const people = data?.pages.flatMap(({ items }) => items);
  const months = data?.pages[0]?.months ?? [];
  const body = () => {
    if (people === undefined)
      return error === undefined ? (
        <Stack $gap={12} role="status" aria-label={texts.loading}>
          <Skeleton $height={44} />
          <Skeleton $height={44} />
          <Skeleton $height={44} />
        </Stack>
      ) : (
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      );
    if (people.length === 0) return <EmptyState icon={<Users />} text={texts.nobody} />;
    return (
      <>
        <RuledList>
          {people.map((person) => (
            <Person key={person.number} {...person} />
          ))}
        </RuledList>
        <LoadMore {...moreOf(list)} />
      </>
    );
  };
  return (
    <>
      {months.length > 0 && (
        <Card as="section">
          <Stack $gap={12}>
            <CardTitle>{texts.months}</CardTitle>
            <FactList facts={months.map(({ month, earned }) => [nameOfMonth(month), formatMoney(earned, true)])} />
          </Stack>
        </Card>
      )}
      <Card as="section">
        <Stack $gap={12}>
          <CardTitle>{texts.people}</CardTitle>
          {body()}
        </Stack>
      </Card>
    </>
  );
};

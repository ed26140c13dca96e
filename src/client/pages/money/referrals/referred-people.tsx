import { freshFor } from '#client/api/first-queries.ts';
import { Users } from '#client/kit/icons/users.tsx';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useBroughtPeopleInfiniteQuery } from '#client/entities/person/referrals-api.ts';
import { texts as shareTexts } from '#client/entities/referral/texts.ts';
import { moreOf } from '#client/api/more-of.ts';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { formatDay, formatMonth } from '#client/kit/display/dates.ts';
import { FactList } from '#client/kit/display/fact-list.tsx';
import { Facts } from '#client/kit/display/facts.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from './texts';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';

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
  const list = useBroughtPeopleInfiniteQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  const months = list.data?.pages[0]?.months ?? [];
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
          <Loaded
            query={itemsOf(list)}
            skeleton={
              <Stack $gap={12} role="status" aria-label={texts.loading}>
                <Skeleton $height={44} />
                <Skeleton $height={44} />
                <Skeleton $height={44} />
              </Stack>
            }
            empty={<EmptyState icon={<Users />} text={texts.nobody} />}
          >
            {(people) => (
              <>
                <RuledList>
                  {people.map((person) => (
                    <Person key={person.number} {...person} />
                  ))}
                </RuledList>
                <LoadMore {...moreOf(list)} />
              </>
            )}
          </Loaded>
        </Stack>
      </Card>
    </>
  );
};

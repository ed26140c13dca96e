import { Inbox } from '../../kit/icons/inbox';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { groupedNumber, plural } from '#domain/text/format.ts';
import type { Me } from '#contract/schemas/me.ts';
import { Loaded } from '../../api/loaded';
import { useMateStatsQuery } from '../../entities/mate/mates-api';
import { useNewOrdersCountQuery } from '../../entities/squad/squad-lists-count-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { Money } from '../../entities/money/money';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { headingFocus } from '../../kit/routing/page-title';
import { theme } from '../../kit/theme/theme';
import { LazyMateToggle } from '../../features/mate-toggle/lazy-mate-toggle';
import { ordersPath } from '#contract/routes/game-pages.ts';

const texts = defineTexts({
  ru: {
    title: 'Твой день',
    orders: 'Заказов сегодня',
    invitations: 'Приглашения',
    income: 'Доход сегодня',
    month: 'За месяц',
    open: 'Открыть приглашения',
    newInvitations: (count: number) => `${count} ${plural(count, 'новое', 'новых', 'новых')}`,
    none: 'Новых нет',
  },
});

interface MateDayProps {
  readonly me: Me;
  /** Its title is the page's: it takes the focus after a navigation. */
  readonly isPage?: boolean;
  readonly access: NonNullable<Me['mateAccess']>;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin: 16px 0;
  div {
    padding: 14px;
    border-radius: ${theme.radius.r12};
    background: ${theme.color.surface2};
  }
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    min-height: 30px;
    margin: 4px 0 0;
    font-size: 20px;
    font-weight: 700;
  }
`;

/** A mate's home: the toggle of orders, today's figures, pending invitations. */
export const MateDay = ({ me, access, isPage = false }: MateDayProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage && headingFocus.take()) title.current?.focus({ preventScroll: true });
  }, [isPage]);
  const query = useMateStatsQuery({ params: { gameId: access.gameId, userId: me.id } });
  const orders = useNewOrdersCountQuery();
  const retry = () => {
    void query.refetch();
    if (orders.isError) void orders.refetch();
  };
  const invitations = (): string | undefined => {
    if (orders.data) return orders.data.count > 0 ? texts.newInvitations(orders.data.count) : texts.none;
    // If it cannot be loaded, the other figures are still shown; the page behind the button shows it too.
    return orders.isError ? '—' : undefined;
  };
  const waiting = <Skeleton $width="64px" $height={24} />;
  const figures = (stats: typeof query.data) => (
    <Figures>
      {[
        { name: texts.orders, value: stats && groupedNumber(stats.ordersToday) },
        { name: texts.invitations, value: invitations() },
        { name: texts.income, value: stats && <Money value={stats.incomeToday} /> },
        { name: texts.month, value: stats && <Money value={stats.incomeMonth} /> },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? waiting}</dd>
        </div>
      ))}
    </Figures>
  );
  return (
    <Card as="section" aria-labelledby="mate-day">
      <Head>
        <CardTitle ref={title} id="mate-day" {...(isPage ? { as: 'h1', tabIndex: -1 } : {})}>
          {texts.title}
        </CardTitle>
        <LazyMateToggle />
      </Head>
      <Loaded query={{ ...query, refetch: retry }} skeleton={figures(undefined)}>
        {figures}
      </Loaded>
      <ButtonLink to={ordersPath({ gameId: access.gameId })} wide>
        <Inbox aria-hidden />
        {texts.open}
      </ButtonLink>
    </Card>
  );
};

import type { MoneySectionPage } from '../money-section';
import { Link2 } from '#client/kit/icons/link-2.tsx';
import { Lock } from '#client/kit/icons/lock.tsx';
import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { unsubscribed } from '#client/api/first-queries.ts';
import { reservesApi, useReservesWithQuery } from '#client/entities/money/reserves-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Tabs } from '#client/kit/overlay/tabs.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { MoneySkeleton } from '../money-skeleton';
import { MakeLinkDialog } from './make-link-dialog';
import { ReserveItem } from './reserve-item';
import { Items, Totals } from './reserve-styles';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { teamPath } from '#contract/routes/game-pages.ts';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;

const tabOf = ({ status }: Reserve): Tab =>
  status === 'RESERVED' ? 'active' : status === 'CREATED' ? 'links' : 'closed';
const tabNames = ['active', 'links', 'closed'] as const;
type Tab = (typeof tabNames)[number];

const sumOf = (reserves: readonly Reserve[], part: 'free' | 'waiting' | 'paid'): string =>
  formatMoney(Math.round(reserves.reduce((sum, reserve) => sum + reserve[part], 0) * 100) / 100);

const Sums = ({ reserves }: { readonly reserves: readonly Reserve[] }) => (
  <Totals>
    {(['free', 'waiting', 'paid'] as const).map((part) => (
      <div key={part}>
        <dt>{texts[part]}</dt>
        <dd>{sumOf(reserves, part)}</dd>
      </div>
    ))}
  </Totals>
);

interface BoardProps {
  readonly reserves: readonly Reserve[];
  readonly userId: string;
}

const Board = ({ reserves, userId }: BoardProps) => {
  const [tab, setTab] = useState<Tab>('active');
  // A reserve that is closed moves to another tab, with the focus that was in it.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const names = tabNames.filter((name) => name === 'active' || reserves.some((reserve) => tabOf(reserve) === name));
  return (
    <Stack ref={focusRef} tabIndex={-1} $gap={20}>
      <Sums reserves={reserves} />
      <Tabs
        label={texts.title}
        value={tab}
        onChange={setTab}
        tabs={names.map((name) => {
          const own = reserves.filter((reserve) => tabOf(reserve) === name);
          return {
            value: name,
            label: `${texts.tabs[name]} ${own.length}`,
            content:
              own.length === 0 ? (
                <EmptyState text={texts.emptyTab} />
              ) : (
                <Items>
                  {own.map((reserve) => (
                    <ReserveItem
                      key={reserve.id}
                      reserve={reserve}
                      side={reserve.mate.id === userId ? 'MATE' : 'CLIENT'}
                    />
                  ))}
                </Items>
              ),
          };
        })}
      />
    </Stack>
  );
};

/** The panel of both sides: reserved, pending and paid sums. */
export const ReservesPage: MoneySectionPage = () => {
  const me = useMe();
  const query = useReservesWithQuery({ params: { userId: me?.id ?? '' } }, { skip: me === undefined || me === null });
  const [making, setMaking] = useState(false);
  const link = useGameLink();
  if (!me || (query.data === undefined && query.error === undefined)) return <MoneySkeleton of="reserves" />;
  const isMate = me.mateAccess !== null;
  const action = isMate ? (
    <Button onClick={() => setMaking(true)}>
      <Link2 aria-hidden />
      {texts.newLink}
    </Button>
  ) : null;
  return (
    <Page>
      <Stack $gap={20}>
        <Row $justify="space-between">
          <PageTitle>{texts.title}</PageTitle>
          {query.data !== undefined && query.data.length > 0 && action}
        </Row>
        <Loaded
          query={query}
          skeleton={null}
          empty={
            <EmptyState
              icon={<Lock />}
              text={isMate ? texts.emptyMate : texts.emptyClient}
              action={action ?? <ButtonLink to={link(teamPath({ gameId: chosenGame }))}>{texts.findMate}</ButtonLink>}
            />
          }
        >
          {(reserves) => <Board reserves={reserves} userId={me.id} />}
        </Loaded>
      </Stack>
      {making && (
        <MakeLinkDialog
          reserves={(query.data ?? []).filter(({ status, mate }) => status === 'RESERVED' && mate.id === me.id)}
          onClose={() => setMaking(false)}
        />
      )}
    </Page>
  );
};

ReservesPage.firstQueries = ({ me }) =>
  me === null ? [] : [reservesApi.endpoints.reservesWith.initiate({ params: { userId: me.id } }, unsubscribed)];

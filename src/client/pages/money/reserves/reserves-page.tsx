import { Link2, Lock } from 'lucide-react';
import { useState } from 'react';
import type { CallResponse } from '../../../api/call';
import { failureOf } from '../../../api/api-error';
import { formatMoney } from '../../../entities/money/money';
import { useReservesWithQuery } from '../../../entities/money/reserves-api';
import { useMe } from '../../../entities/person/users-api';
import { useGameLink } from '../../../entities/game/chosen-game';
import { Button } from '../../../kit/controls/button';
import { useFocusFallback } from '../../../kit/controls/use-focus-fallback';
import { ButtonLink } from '../../../kit/controls/button-link';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Page } from '../../../kit/layout/page';
import { Row, Stack } from '../../../kit/layout/stack';
import { Tabs } from '../../../kit/overlay/tabs';
import { PageTitle } from '../../../kit/routing/page-title';
import { MoneySkeleton } from '../money-skeleton';
import { MakeLinkDialog } from './make-link-dialog';
import { ReserveItem } from './reserve-item';
import { Items, Totals } from './reserve-styles';
import { texts } from './texts';

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
export const ReservesPage = () => {
  const me = useMe();
  const { data, error, refetch } = useReservesWithQuery(
    { params: { userId: me?.id ?? '' } },
    { skip: me === undefined || me === null },
  );
  const [making, setMaking] = useState(false);
  const link = useGameLink();
  if (!me || (data === undefined && error === undefined)) return <MoneySkeleton of="reserves" />;
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
          {data !== undefined && data.length > 0 && action}
        </Row>
        {data === undefined ? (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ) : data.length === 0 ? (
          <EmptyState
            icon={<Lock />}
            text={isMate ? texts.emptyMate : texts.emptyClient}
            action={action ?? <ButtonLink to={link('/{gameId}/team')}>{texts.findMate}</ButtonLink>}
          />
        ) : (
          <Board reserves={data} userId={me.id} />
        )}
      </Stack>
      {making && (
        <MakeLinkDialog
          reserves={(data ?? []).filter(({ status, mate }) => status === 'RESERVED' && mate.id === me.id)}
          onClose={() => setMaking(false)}
        />
      )}
    </Page>
  );
};

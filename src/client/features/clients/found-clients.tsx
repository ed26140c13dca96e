import { UsersRound } from 'lucide-react';
import styled from 'styled-components';
import type { MateClient } from '../../../contract/mate-clients';
import { failureOf } from '../../api/api-failure';
import { useMe } from '../../api/use-me';
import type { PagedList } from '../../api/use-paged-list';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { EndlessList } from '../../ui/data/endless-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { Stale } from '../../ui/layout/stale';
import { theme } from '../../ui/theme/theme';
import { ClientCard } from './client-card';
import { texts } from './texts';

interface FoundClientsProps {
  readonly found: PagedList<MateClient>;
  readonly filtered: boolean;
  readonly onlyFavorites: boolean;
  readonly onReset: () => void;
}

const Item = styled.div`
  padding-bottom: 12px;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  color: ${theme.color.text2};
`;

const skeleton = (
  <Stack $gap={12} role="status" aria-label={texts.loading}>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height={118} $radius="16px" />
    ))}
  </Stack>
);

/** The list in whichever of its four states it is. */
export const FoundClients = ({ found, filtered, onlyFavorites, onReset }: FoundClientsProps) => {
  const me = useMe();
  const gameId = me?.mateAccess?.gameId ?? '';
  const { items: clients, stale, error, hasMore, loadingMore, more, retry } = found;
  if (clients === undefined) {
    return error === undefined ? (
      skeleton
    ) : (
      <Card>
        <ErrorState text={failureOf(error).message} onRetry={retry} />
      </Card>
    );
  }
  if (clients.length === 0) {
    const text = onlyFavorites ? texts.noFavorites : filtered ? texts.nothing : texts.empty;
    const action = filtered ? <Button onClick={onReset}>{texts.reset}</Button> : <ButtonLink to={`/${gameId}/orders`}>{texts.openOrders}</ButtonLink>;
    return (
      <Card>
        <EmptyState icon={<UsersRound />} text={text} action={action} />
      </Card>
    );
  }
  return (
    <Stale $stale={stale} aria-busy={stale || loadingMore} role="region" aria-label={texts.list}>
      <EndlessList
        items={clients}
        itemKey={({ id }) => id}
        itemHeight={130}
        hasMore={hasMore}
        loading={loadingMore}
        onMore={more}
        renderItem={(client) => (
          <Item>
            <ClientCard client={client} me={me} gameId={gameId} />
          </Item>
        )}
      />
      {error !== undefined && (
        <Foot role="alert">
          {texts.moreFailed}
          <Button size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </Foot>
      )}
    </Stale>
  );
};

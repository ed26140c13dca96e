import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useFriendOrdersQuery } from '../../api/squads-api';
import { useMe } from '../../api/use-me';
import { ErrorState } from '../../ui/feedback/error-state';
import { Card } from '../../ui/layout/card';
import { useServerNow } from '../../ui/time/use-server-now';
import { FriendCard } from './friend-card';
import { OrdersSkeleton } from './orders-skeleton';
import { texts } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Those who call this client by name; nothing at all when nobody does: the page then says how one is invited. */
export const FriendOrders = () => {
  const me = useMe();
  const { data, error, refetch } = useFriendOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  if (data === undefined) {
    if (error === undefined) return <OrdersSkeleton />;
    return (
      <Card>
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      </Card>
    );
  }
  const open = data.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  if (open.length === 0) return null;
  return (
    <List aria-label={texts.list}>
      {open.map((order) => (
        <FriendCard key={order.token} order={order} whyNot={me?.hasSquad === true ? texts.friend.hasSquad : null} />
      ))}
    </List>
  );
};

import { useMateOrdersQuery } from '../../api/squads-api';
import { useServerNow } from '../../ui/time/use-server-now';

/** The invitations that still can be answered: one whose time is over leaves the list by itself. */
export const useOpenOrders = () => {
  const { data, error, refetch } = useMateOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useServerNow();
  return { orders: data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now), error, refetch, now };
};

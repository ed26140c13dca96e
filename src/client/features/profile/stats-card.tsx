import type { PublicUser } from '../../../contract/users';
import { failureOf } from '../../api/api-failure';
import { useMateStatsQuery } from '../../api/mates-api';
import { formatMonth } from '../../ui/data/format-month';
import { formatNumber } from '../../ui/data/format-money';
import { formatRating } from '../../ui/data/format-rating';
import { Money } from '../../ui/data/money';
import { StatList } from '../../ui/data/stat-list';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CardTitle } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';

const MateStats = ({ userId, gameId }: { readonly userId: string; readonly gameId: string }) => {
  const { currentData: stats, error, refetch } = useMateStatsQuery({ params: { gameId, userId } });
  if (stats === undefined) return error === undefined ? <Skeleton $height={112} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;
  return (
    <StatList
      items={[
        [texts.rating, formatRating(stats.rating)],
        [texts.orders, formatNumber(stats.orders)],
        [texts.hours, formatNumber(Math.floor(stats.hours))],
        [texts.incomeMonth, <Money key="income" value={stats.incomeMonth} />],
      ]}
    />
  );
};

/** A mate's numbers in his game; a client's own. */
export const StatsCard = ({ user }: { readonly user: PublicUser }) => (
  <Stack as="section" $gap={16} aria-labelledby="stats">
    <CardTitle id="stats">{texts.stats}</CardTitle>
    {user.mate === null ? (
      <StatList
        items={[
          [texts.squads, formatNumber(user.orders)],
          [texts.since, formatMonth(Date.parse(user.since))],
        ]}
      />
    ) : (
      <MateStats userId={user.id} gameId={user.mate.gameId} />
    )}
  </Stack>
);

import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useVisibleSquadsQuery } from '../../api/squads-api';
import { useMe } from '../../api/use-me';
import { ErrorState } from '../../ui/feedback/error-state';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { theme } from '../../ui/theme/theme';
import { AskedSquad } from './asked-squad';
import { CannotJoin } from './cannot-join';
import { Filters } from './filters';
import { SquadsList } from './squads-list';
import { SquadsSkeleton } from './squads-skeleton';
import { texts } from './texts';
import { useFilter } from './use-filter';

/** Guests have no socket that would tell them. */
const guestPollingMs = 30_000;

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Head = styled.div`
  display: grid;
  gap: 6px;
  p {
    color: ${theme.color.text2};
  }
`;

/** `/{gameId}/squads` */
export const SquadsPage = () => {
  const me = useMe();
  const gameId = useGameId();
  const { filter, choose } = useFilter();
  const { kind, platform, maxPrice } = filter;
  const {
    currentData: squads,
    error,
    refetch,
  } = useVisibleSquadsQuery(
    { params: { gameId }, query: { ...(kind === null ? {} : { kind }), ...(platform === null ? {} : { platform }), ...(maxPrice === null ? {} : { maxPrice }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: me === null ? guestPollingMs : 0, skipPollingIfUnfocused: true },
  );
  const filtered = kind !== null || platform !== null || maxPrice !== null;
  return (
    <Column>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <p>{texts.intro}</p>
      </Head>
      {me !== null && <CannotJoin me={me} />}
      <Filters gameId={gameId} filter={filter} onChange={choose} />
      {squads === undefined && (error === undefined ? <SquadsSkeleton /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {squads !== undefined && <SquadsList squads={squads} gameId={gameId} me={me} onShowAll={filtered ? () => choose({ kind: null, platform: null, maxPrice: null }) : null} />}
      {squads !== undefined && me !== null && <AskedSquad squads={squads} me={me} />}
    </Column>
  );
};

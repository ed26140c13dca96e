import { UsersRound } from 'lucide-react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useVisibleSquadsQuery } from '../../api/squads-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card, CardTitle } from '../../ui/layout/card';
import { Link } from '../../ui/routing/link';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';
import { VisibleSquadRow } from './visible-squad-row';

const shown = 3;
/** Guests have no socket that would tell them. */
const pollingInterval = 30_000;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 8px;
  a {
    color: ${theme.color.text2};
    font-size: 13px;
    &:hover {
      color: ${theme.color.text1};
    }
  }
`;

/** The height of three rows, so that their coming moves nothing. */
const Body = styled.div`
  min-height: 219px;
`;

const Waiting = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 12px;
`;

const skeletons = (
  <Waiting aria-busy>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} $height={56} $radius="12px" />
    ))}
  </Waiting>
);

/** Live: the squads that anybody may join now. */
export const VisibleSquads = ({ gameId }: { readonly gameId: string }) => {
  const { currentData: squads, error, refetch } = useVisibleSquadsQuery({ params: { gameId } }, { pollingInterval, skipPollingIfUnfocused: true });
  return (
    <Card as="section" aria-labelledby="visible-squads">
      <Head>
        <CardTitle id="visible-squads">{texts.squads.title}</CardTitle>
        <Link to={`/${gameId}/squads`}>{texts.squads.all}</Link>
      </Head>
      <Body>
        {squads === undefined && (error ? <ErrorState text={failureOf(error).message} onRetry={refetch} /> : skeletons)}
        {squads?.length === 0 && (
          <EmptyState
            icon={<UsersRound />}
            text={texts.squads.empty}
            action={
              <ButtonLink to={`/${gameId}/squads/create`} size="sm">
                {texts.squads.create}
              </ButtonLink>
            }
          />
        )}
        {squads !== undefined && squads.length > 0 && (
          <ul>
            {squads.slice(0, shown).map((squad) => (
              <VisibleSquadRow key={squad.id} squad={squad} />
            ))}
          </ul>
        )}
      </Body>
    </Card>
  );
};

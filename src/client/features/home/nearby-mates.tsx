import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import { failureOf } from '../../api/api-failure';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Container } from '../../ui/layout/container';
import { SectionTitle } from '../../ui/layout/section-title';
import { MateCard } from '../../ui/people/mate-card';
import { MateCardSkeletons, MatesGrid } from '../../ui/people/mates-grid';
import { below } from '../../ui/theme/media';
import { CategoryChips } from './category-chips';
import { texts } from './texts';

interface NearbyMatesProps {
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 32px 0 20px;
`;

/** A phone's page would be all mates: half of them do, the rest stand behind the button. */
const Few = styled.div`
  ${below('sm')} {
    li:nth-child(n + 5) {
      display: none;
    }
  }
`;

/** Categories as chips, and the mates of the chosen one with those online first. */
export const NearbyMates = ({ me, gameId }: NearbyMatesProps) => {
  const [kind, setKind] = useState<CategoryKind | null>(null);
  const { data, currentData, error, isFetching, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { limit: shown, ...(kind === null ? {} : { kind }) } });
  const failed = error !== undefined && currentData === undefined;
  // The former cards stay until the new ones have come.
  const mates = failed ? undefined : data?.items;
  const all = `/${gameId}/team${kind === null ? '' : `?kind=${kind}`}`;
  return (
    <Container as="section" aria-labelledby="nearby-mates">
      <CategoryChips gameId={gameId} value={kind} onChange={setKind} />
      <Head>
        <SectionTitle id="nearby-mates">{texts.mates.title}</SectionTitle>
        <ButtonLink to={all} size="sm">
          {texts.mates.all}
        </ButtonLink>
      </Head>
      {failed && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {mates?.length === 0 && (
        <EmptyState icon={<UserSearch />} text={texts.mates.empty} action={<ButtonLink to={`/${gameId}/team`}>{texts.mates.other}</ButtonLink>} />
      )}
      <Few>
        {!failed && mates === undefined && <MateCardSkeletons count={shown} />}
        {mates !== undefined && mates.length > 0 && (
          <MatesGrid aria-busy={isFetching}>
            {mates.map((mate) => (
              <li key={mate.id}>
                <MateCard mate={mate} me={me} gameId={gameId} kind={currentData === undefined ? undefined : (kind ?? undefined)} />
              </li>
            ))}
          </MatesGrid>
        )}
      </Few>
    </Container>
  );
};

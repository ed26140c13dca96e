import { UserSearch } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { SectionTitle } from '../../ui/layout/section-title';
import { MateCard } from '../../ui/people/mate-card';
import { MateCardSkeletons, MatesGrid } from '../../ui/people/mates-grid';
import { texts } from './texts';

interface CategoryMatesProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 48px 0 20px;
`;

/** The mates of the category with those online first. */
export const CategoryMates = ({ category: { kind }, me, gameId }: CategoryMatesProps) => {
  const { currentData, error, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { kind, limit: shown } });
  const mates = currentData?.items;
  return (
    <section aria-labelledby="category-mates">
      <Head>
        <SectionTitle id="category-mates">{texts.mates}</SectionTitle>
        <ButtonLink to={`/${gameId}/team?kind=${kind}`} size="sm">
          {texts.allMates}
        </ButtonLink>
      </Head>
      {mates === undefined && (error === undefined ? <MateCardSkeletons count={shown} /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {mates?.length === 0 && <EmptyState icon={<UserSearch />} text={texts.noMates} />}
      {mates !== undefined && mates.length > 0 && (
        <MatesGrid>
          {mates.map((mate) => (
            <li key={mate.id}>
              <MateCard mate={mate} me={me} gameId={gameId} kind={kind} />
            </li>
          ))}
        </MatesGrid>
      )}
    </section>
  );
};

import { UserSearch } from 'lucide-react';
import styled from 'styled-components';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { SectionTitle } from '../../ui/layout/section-title';
import { Row } from '../../ui/layout/stack';
import { MateCard } from '../../ui/people/mate-card';
import { MateCardSkeletons, MatesGrid } from '../../ui/people/mates-grid';
import type { Tag } from './tag';
import { texts } from './texts';

interface TagMatesProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

const Head = styled(Row)`
  justify-content: space-between;
  margin: 48px 0 20px;
`;

/** The mates of the collection, those online first. */
export const TagMates = ({ tag: { category, levels, languages }, me, gameId }: TagMatesProps) => {
  const { kind } = category;
  const { currentData, error, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { kind, levels, languages, limit: shown } });
  const mates = currentData?.items;
  const more = new URLSearchParams({ kind, ...(levels.length > 0 ? { level: levels.join(',') } : {}), ...(languages.length > 0 ? { lang: languages.join(',') } : {}) });
  return (
    <section aria-labelledby="tag-mates">
      <Head>
        <SectionTitle id="tag-mates">{texts.mates}</SectionTitle>
        <ButtonLink to={`/${gameId}/team?${more.toString()}`} size="sm">
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

import styled from 'styled-components';
import { formatDuration } from '../../../../domain/text/format-duration';
import { failureOf } from '../../../api/api-failure';
import { useOwnCategoriesQuery } from '../../../api/mates-api';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';
import { FinePrint } from '../../../ui/layout/fine-print';
import { CategorySwitch } from './category-switch';

const List = styled.ul`
  margin-block: -12px;
`;

/** What the mate plays and what a client pays for it. Each switch saves at once. */
export const CategoriesCard = () => {
  const { data: categories, error, refetch } = useOwnCategoriesQuery();
  return (
    <SettingCard anchor="categories" title={texts.categories} lead={texts.categoriesLead}>
      {categories === undefined && (error === undefined ? <Skeleton $height={240} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {categories?.length === 0 && <FinePrint>{texts.categoriesEmpty}</FinePrint>}
      <List>
        {categories?.map((category) => (
          <CategorySwitch key={category.id} category={category} note={`${category.description} ·\u00a0${formatDuration(category.durationMinutes)}`} />
        ))}
      </List>
    </SettingCard>
  );
};

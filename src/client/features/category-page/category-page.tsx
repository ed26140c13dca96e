import { LayoutGrid } from 'lucide-react';
import { useParams } from 'react-router';
import type { Category } from '../../../contract/reference';
import { failureOf } from '../../api/api-failure';
import { useGameCategoriesQuery } from '../../api/reference-api';
import { useMe } from '../../api/use-me';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageError } from '../../ui/feedback/page-error';
import { Page } from '../../ui/layout/page';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { CategoryCollections } from './category-collections';
import { CategoryMates } from './category-mates';
import { CategoryPromise } from './category-promise';
import { CategorySkeleton } from './category-skeleton';
import { OtherCategories } from './other-categories';
import { texts } from './texts';

const prefix = 'category-';

/** `category-education` and `category-1` lead to the same page. */
const findCategory = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find(({ slug, id }) => slug === name || String(id) === name);

/** What a category is, who plays it and for how much. */
export const CategoryPage = () => {
  const { landing = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const { currentData: categories, error, refetch } = useGameCategoriesQuery({ params: { gameId } });
  useInviteOnReturn(me, gameId);
  if (categories === undefined) {
    if (error !== undefined) return <PageError title={texts.failedTitle} text={failureOf(error).message} onRetry={refetch} />;
    return (
      <Page>
        <CategorySkeleton />
      </Page>
    );
  }
  const category = findCategory(categories, landing.slice(prefix.length));
  if (category === undefined) {
    return (
      <Page>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState icon={<LayoutGrid />} text={texts.notFound} action={<ButtonLink to={`/${gameId}/team`}>{texts.all}</ButtonLink>} />
      </Page>
    );
  }
  return (
    <Page key={category.id}>
      <CategoryPromise category={category} me={me} gameId={gameId} />
      <CategoryMates category={category} me={me} gameId={gameId} />
      <CategoryCollections category={category} gameId={gameId} />
      <OtherCategories categories={categories.filter(({ id }) => id !== category.id)} gameId={gameId} />
    </Page>
  );
};

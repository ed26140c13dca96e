import '#client/kit/theme/sheets/landing.ts';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { LayoutGrid } from '../../kit/icons/layout-grid';
import { Tag } from '../../kit/icons/tag';
import { useParams } from 'react-router';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Grid, Stack, fitColumns } from '../../kit/layout/stack';
import { MateCardSkeletons } from '../../entities/mate/mates-grid';
import { SectionHead, LinkCard } from '../../kit/layout/link-card';
import { LoadingTitle } from '../../kit/routing/loading-title';
import { texts } from './texts';
import type { Category } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { Loaded, mapped } from '../../api/loaded';
import { useHeaderMatesQuery } from '../../entities/mate/mates-api';
import { MatesShelf } from '../../entities/mate/mates-shelf';
import { Page, SectionTitle } from '../../kit/layout/page';
import { CategoryLinkCard } from '../../entities/game/category-link-card';
import { SchoolLinkCard } from '../../entities/mate/school-link-card';
import { mateLandingsApi, useCategoryTagsQuery } from '../../entities/mate/mate-landings-api';
import { trainingLandingsApi, useTrainingLandingsQuery } from '../../entities/mate/training-landings-api';
import { referenceApi, useGameCategoriesQuery } from '../../entities/game/reference-api';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { MissingPage } from '../../kit/layout/missing-page';
import { useInviteOnReturn } from '../../entities/mate/invite-button';
import { useGameId } from '../../entities/game/chosen-game';
import { CategoryHero } from './category-hero';
import { teamPath } from '#contract/routes/game-pages.ts';
import { tagPath } from '#contract/routes/landing-pages.ts';

/** Shaped like the page, so that nothing jumps when it is loaded. */
const CategorySkeleton = () => (
  <div aria-busy>
    <LoadingTitle>{texts.title}</LoadingTitle>
    <div className="landing">
      <Stack $gap={16}>
        <Skeleton $width="52px" $height={52} $radius="16px" />
        <Skeleton $width="420px" $height={36} />
        <Skeleton $width="560px" $height={51} />
        <Skeleton $width="300px" $height={83} />
      </Stack>
      <Skeleton $height={242} $radius="16px" />
    </div>
    <SectionHead>
      <Skeleton $width="140px" $height={36} />
    </SectionHead>
    <MateCardSkeletons count={8} />
  </div>
);

interface CategoryMatesProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

/** The mates of the category, those online first. */
const CategoryMates = ({ category: { kind }, me, gameId }: CategoryMatesProps) => {
  const query = useHeaderMatesQuery({ params: { gameId }, query: { kind, limit: shown } });
  return (
    <MatesShelf
      title={texts.mates}
      all={{ to: `${teamPath({ gameId })}?kind=${kind}`, label: texts.allMates }}
      query={mapped(query, ({ items }) => items)}
      empty={texts.noMates}
      count={shown}
      me={me}
      gameId={gameId}
      kind={kind}
    />
  );
};

const OtherCategories = ({
  categories,
  gameId,
}: {
  readonly categories: readonly Category[];
  readonly gameId: string;
}) => (
  <section aria-labelledby="other-categories">
    <SectionHead>
      <SectionTitle id="other-categories">{texts.others}</SectionTitle>
    </SectionHead>
    <Grid as="ul" $columns={fitColumns(220)}>
      {categories.map((category) => (
        <CategoryLinkCard key={category.id} gameId={gameId} category={category} />
      ))}
    </Grid>
  </section>
);

/** Collections within the category and, for training, courses; renders nothing without any. */
const CategoryCollections = ({ category, gameId }: { readonly category: Category; readonly gameId: string }) => {
  const teaches = category.kind === 'EDUCATION';
  const { currentData: tags = [] } = useCategoryTagsQuery({ params: { gameId } });
  const { currentData: schools = [] } = useTrainingLandingsQuery({ params: { gameId } });
  const own = tags.filter(({ categoryId }) => categoryId === category.id);
  const courses = teaches ? schools : [];
  if (own.length + courses.length === 0) return null;
  return (
    <section aria-labelledby="category-collections">
      <SectionHead>
        <SectionTitle id="category-collections">{texts.collections}</SectionTitle>
      </SectionHead>
      <Grid as="ul" $columns={fitColumns(260)}>
        {courses.map((school) => (
          <SchoolLinkCard key={school.id} gameId={gameId} school={school} />
        ))}
        {own.map(({ id, slug, name, description }) => (
          <li key={id}>
            <LinkCard to={tagPath({ gameId, landing: slug })}>
              <Tag aria-hidden />
              <b>{name}</b>
              <span>{description}</span>
            </LinkCard>
          </li>
        ))}
      </Grid>
    </section>
  );
};

const prefix = 'category-';

/** `category-education` and `category-1` lead to the same page. */
const findCategory = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find(({ slug, id }) => slug === name || String(id) === name);

/** What a category is, who plays it and for how much. */
export const CategoryPage: PageComponent = () => {
  const { landing = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const query = useGameCategoriesQuery({ params: { gameId } });
  useInviteOnReturn(me, gameId);
  const found = mapped(query, (categories) => {
    const category = findCategory(categories, landing.slice(prefix.length));
    return category === undefined ? null : { category, others: categories.filter(({ id }) => id !== category.id) };
  });
  return (
    <Loaded
      query={found}
      skeleton={
        <Page>
          <CategorySkeleton />
        </Page>
      }
      missing={
        <MissingPage
          title={texts.notFoundTitle}
          icon={<LayoutGrid />}
          text={texts.notFound}
          action={<ButtonLink to={teamPath({ gameId })}>{texts.all}</ButtonLink>}
        />
      }
      pageTitle={texts.failedTitle}
    >
      {({ category, others }) => (
        <Page key={category.id}>
          <CategoryHero category={category} me={me} gameId={gameId} />
          <CategoryMates category={category} me={me} gameId={gameId} />
          <CategoryCollections category={category} gameId={gameId} />
          <OtherCategories categories={others} gameId={gameId} />
        </Page>
      )}
    </Loaded>
  );
};

CategoryPage.firstQueries = ({ gameId }) => {
  const game = { params: { gameId } };
  return [
    referenceApi.endpoints.gameCategories.initiate(game, unsubscribed),
    mateLandingsApi.endpoints.categoryTags.initiate(game, unsubscribed),
    trainingLandingsApi.endpoints.trainingLandings.initiate(game, unsubscribed),
  ];
};

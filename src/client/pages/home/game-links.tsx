import { UserRound } from '../../kit/icons/user-round';
import { CategoryLinkCard } from '../../entities/game/category-link-card';
import { useGameCategoriesQuery } from '../../entities/game/reference-api';
import { useMateLandingsQuery } from '../../entities/mate/mate-landings-api';
import { useTrainingLandingsQuery } from '../../entities/mate/training-landings-api';
import { SchoolLinkCard } from '../../entities/mate/school-link-card';
import { Container, SectionTitle } from '../../kit/layout/page';
import { Grid, fitColumns } from '../../kit/layout/stack';
import { SectionHead, LinkCard } from '../../kit/layout/link-card';
import { texts } from './below-texts';
import { mateLandingPath } from '#contract/routes/landing-pages.ts';

/** Links to the game's pages: its categories, schools and mates; renders nothing without any. */
export const GameLinks = ({ gameId }: { readonly gameId: string }) => {
  const game = { params: { gameId } };
  const { currentData: categories = [] } = useGameCategoriesQuery(game);
  const { currentData: schools = [] } = useTrainingLandingsQuery(game);
  const { currentData: mates = [] } = useMateLandingsQuery(game);
  if (categories.length + schools.length + mates.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="ways">
      <SectionHead>
        <SectionTitle id="ways">{texts.ways.title}</SectionTitle>
      </SectionHead>
      <Grid as="ul" $columns={fitColumns(260)}>
        {categories.map((category) => (
          <CategoryLinkCard key={category.id} gameId={gameId} category={category} />
        ))}
        {schools.map((school) => (
          <SchoolLinkCard key={school.id} gameId={gameId} school={school} />
        ))}
        {mates.map(({ id, title, lead }) => (
          <li key={id}>
            <LinkCard to={mateLandingPath({ gameId, landingId: id })}>
              <UserRound aria-hidden />
              <b>{title}</b>
              <span>{lead}</span>
            </LinkCard>
          </li>
        ))}
      </Grid>
    </Container>
  );
};

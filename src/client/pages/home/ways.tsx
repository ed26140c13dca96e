import { UserRound } from 'lucide-react';
import { CategoryWay } from '../../entities/game/category-way';
import { useGameCategoriesQuery } from '../../entities/game/reference-api';
import { useMateLandingsQuery, useTrainingLandingsQuery } from '../../entities/mate/mate-side-api';
import { SchoolWay } from '../../entities/mate/school-way';
import { Container, SectionTitle } from '../../kit/layout/page';
import { Grid, least } from '../../kit/layout/stack';
import { SectionHead, WayCard } from '../../kit/layout/way-card';
import { texts } from './below-texts';

/** Every way into a game that has a page of its own: its categories, schools and mates; nothing while there are none. */
export const Ways = ({ gameId }: { readonly gameId: string }) => {
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
      <Grid as="ul" $columns={least(260)}>
        {categories.map((category) => (
          <CategoryWay key={category.id} gameId={gameId} category={category} />
        ))}
        {schools.map((school) => (
          <SchoolWay key={school.id} gameId={gameId} school={school} />
        ))}
        {mates.map(({ id, title, lead }) => (
          <li key={id}>
            <WayCard to={`/${gameId}/mates/${id}`}>
              <UserRound aria-hidden />
              <b>{title}</b>
              <span>{lead}</span>
            </WayCard>
          </li>
        ))}
      </Grid>
    </Container>
  );
};

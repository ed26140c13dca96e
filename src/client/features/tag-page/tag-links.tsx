import styled from 'styled-components';
import { SectionTitle } from '../../ui/layout/section-title';
import { WayCard } from '../../ui/layout/way-card';
import type { Tag } from './tag';

interface TagLinksProps {
  readonly id: string;
  readonly title: string;
  readonly tags: Tag['children'];
  readonly gameId: string;
}

const Section = styled.section`
  margin-top: 48px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

/** Collections beside or below this one; nothing when there are none. */
export const TagLinks = ({ id, title, tags, gameId }: TagLinksProps) =>
  tags.length === 0 ? null : (
    <Section aria-labelledby={`tags-${id}`}>
      <SectionTitle id={`tags-${id}`}>{title}</SectionTitle>
      <Grid>
        {tags.map((tag) => (
          <li key={tag.id}>
            <WayCard to={`/${gameId}/tag-${tag.slug}`}>
              <b>{tag.name}</b>
              <span>{tag.description}</span>
            </WayCard>
          </li>
        ))}
      </Grid>
    </Section>
  );

import styled from 'styled-components';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { Link } from '../../ui/routing/link';
import { theme } from '../../ui/theme/theme';
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

const Way = styled(Link)`
  ${cardLook}
  display: block;
  height: 100%;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

/** Collections beside or below this one; nothing when there are none. */
export const TagLinks = ({ id, title, tags, gameId }: TagLinksProps) =>
  tags.length === 0 ? null : (
    <Section aria-labelledby={`tags-${id}`}>
      <SectionTitle id={`tags-${id}`}>{title}</SectionTitle>
      <Grid>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Way to={`/${gameId}/tag-${tag.slug}`}>
              <b>{tag.name}</b>
              <span>{tag.description}</span>
            </Way>
          </li>
        ))}
      </Grid>
    </Section>
  );

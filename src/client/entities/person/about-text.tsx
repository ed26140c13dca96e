import '#client/kit/theme/sheets/people.ts';
import styled from 'styled-components';
import { Badge } from '../../kit/display/badge';
import { LinkedText } from '../../kit/display/linked-text';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

interface AboutTextProps {
  readonly description: string | null;
  /** Languages, country, platforms, game parameters. */
  readonly tags: readonly string[];
}

const Description = styled.p.attrs<{ readonly $missing: boolean }>({ className: 'person-about' })`
  color: ${({ $missing }) => ($missing ? theme.color.text3 : theme.color.text1)};
  a {
    color: ${theme.color.violetText};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

/** What people say about themselves. */
export const AboutText = ({ description, tags }: AboutTextProps) => (
  <div>
    <Description $missing={!description}>
      {description ? <LinkedText text={description} /> : texts.noDescription}
    </Description>
    <Tags>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </Tags>
  </div>
);

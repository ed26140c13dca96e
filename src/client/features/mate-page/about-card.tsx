import styled from 'styled-components';
import { useLanguagesQuery } from '../../api/reference-api';
import { Badge } from '../../ui/data/badge';
import { formatDate } from '../../ui/data/format-date';
import { Card } from '../../ui/layout/card';
import { serverNow } from '../../ui/time/server-now';
import { theme } from '../../ui/theme/theme';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

const Words = styled.p<{ $missing: boolean }>`
  max-width: 62ch;
  color: ${({ $missing }) => ($missing ? theme.color.text3 : theme.color.text1)};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

/** What the mate says of himself, what he speaks and plays on. */
export const AboutCard = ({ mate: { description, languages, platforms, since } }: { readonly mate: MateInGame }) => {
  const { data: known = [] } = useLanguagesQuery();
  const nameOf = (code: string): string => known.find((language) => language.code === code)?.name ?? code;
  const tags = [...languages.map(nameOf), ...platforms, texts.since(formatDate(Date.parse(since), serverNow()))];
  return (
    <Card as="section" aria-label={texts.about}>
      <Words $missing={description === ''}>{description === '' ? texts.noDescription : description}</Words>
      <Tags>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </Tags>
    </Card>
  );
};

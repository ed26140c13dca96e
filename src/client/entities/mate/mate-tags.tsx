import { levelName } from '#domain/mates/level-name.ts';
import styled from 'styled-components';
import type { CategoryKind } from '#domain/games/category.ts';
import { Badge } from '../../kit/display/badge';
import { categoryNames } from '#domain/games/category-names.ts';
import { texts } from '../person/texts';
import type { MateLevel } from '#domain/mates/grade.ts';

/** Number of letters that two tags may have together to fit next to each other in a card. */
const maxLetters = 31;

const shownOf = ([first, second]: readonly CategoryKind[]): number =>
  first !== undefined &&
  second !== undefined &&
  categoryNames[first].length + categoryNames[second].length <= maxLetters
    ? 2
    : 1;

/** One line: names are truncated only if the card is too narrow, the number of further tags never is. */
const List = styled.ul`
  display: flex;
  gap: 6px;
  min-width: 0;
  height: 26px;
  overflow: hidden;
  li {
    flex-shrink: 0;
    min-width: 0;
    overflow: hidden;
  }
  li:first-child {
    flex-shrink: 1;
  }
`;

const Tag = styled(Badge)`
  display: block;
  padding-inline: 8px;
  overflow: hidden;
  font-size: 12px;
  line-height: 20px;
  text-overflow: ellipsis;
`;

export const MateTags = ({ kinds }: { readonly kinds: readonly CategoryKind[] }) => {
  const shown = shownOf(kinds);
  return (
    <List>
      {kinds.slice(0, shown).map((kind) => (
        <li key={kind} title={categoryNames[kind]}>
          <Tag>{categoryNames[kind]}</Tag>
        </li>
      ))}
      {kinds.length > shown && (
        <li>
          <Tag
            title={kinds
              .slice(shown)
              .map((kind) => categoryNames[kind])
              .join(', ')}
            aria-label={texts.moreTags(kinds.length - shown)}
            role="note"
          >
            +{kinds.length - shown}
          </Tag>
        </li>
      )}
    </List>
  );
};

export const LevelBadge = ({ level }: { readonly level: MateLevel }) => (
  <Badge $tone="violet">{levelName(level)}</Badge>
);

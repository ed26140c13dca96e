import styled from 'styled-components';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import { Badge } from '../data/badge';
import { categoryNames } from '../squad/category-names';
import { texts } from './texts';

const shown = 2;

/** One line: a long name gives way, the count of the rest never does. */
const List = styled.ul`
  display: flex;
  gap: 6px;
  min-width: 0;
  height: 26px;
  overflow: hidden;
  li {
    min-width: 0;
    overflow: hidden;
  }
  li:first-child,
  li:nth-child(3) {
    flex-shrink: 0;
    max-width: 100%;
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

export const MateTags = ({ kinds }: { readonly kinds: readonly CategoryKind[] }) => (
  <List>
    {kinds.slice(0, shown).map((kind) => (
      <li key={kind} title={categoryNames[kind]}>
        <Tag>{categoryNames[kind]}</Tag>
      </li>
    ))}
    {kinds.length > shown && (
      <li>
        <Tag title={kinds.slice(shown).map((kind) => categoryNames[kind]).join(', ')} aria-label={texts.moreTags(kinds.length - shown)} role="note">
          +{kinds.length - shown}
        </Tag>
      </li>
    )}
  </List>
);

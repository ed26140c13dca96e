import { levelName } from '#domain/mates/level-name.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { shownTags } from '#domain/mates/shown-tags.ts';
import { Badge } from '../../kit/display/badge';
import { categoryNames } from '#domain/games/category-names.ts';
import { texts } from '../person/texts';
import type { MateLevel } from '#domain/mates/grade.ts';

/** One line of a mate's card. */
export const MateTags = ({ kinds }: { readonly kinds: readonly CategoryKind[] }) => {
  const { shown, more } = shownTags(kinds);
  return (
    <ul className="mate-tags">
      {shown.map((kind) => (
        <li key={kind} title={categoryNames[kind]}>
          <Badge>{categoryNames[kind]}</Badge>
        </li>
      ))}
      {more.length > 0 && (
        <li>
          <Badge
            title={more.map((kind) => categoryNames[kind]).join(', ')}
            aria-label={texts.moreTags(more.length)}
            role="note"
          >
            +{more.length}
          </Badge>
        </li>
      )}
    </ul>
  );
};

export const LevelBadge = ({ level }: { readonly level: MateLevel }) => (
  <Badge $tone="violet">{levelName(level)}</Badge>
);

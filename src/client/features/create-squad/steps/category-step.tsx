import styled from 'styled-components';
import type { Category } from '#contract/reference.ts';
import { trialLesson } from '#domain/games/category.ts';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { CategoryIcon } from '#client/entities/game/category-icon.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { choiceStyles, chosenCard } from '#client/kit/form/choice-styles.ts';

const Choice = styled.label.attrs({ className: 'card kind-card' })`
  ${choiceStyles}
  ${chosenCard}
  &:has(:checked) > svg {
    color: ${theme.color.accent};
  }
`;

/** The server's first screen writes the same (`categories-html.ts`). */
const gridOf = (count: number): string => `kind-cards kinds-${count}`;

const skeletons = [0, 1, 2, 3, 4, 5].map((card) => <Skeleton key={card} $height={147} $radius="16px" />);

interface CategoryStepProps {
  readonly query: QueryState<readonly Category[]>;
  readonly value: number | null;
  readonly onChange: (categoryId: number) => void;
}

export const CategoryStep = ({ query, value, onChange }: CategoryStepProps) => {
  const group = { role: 'radiogroup', 'aria-label': texts.category } as const;
  return (
    <Loaded
      query={query}
      skeleton={
        <div className={gridOf(skeletons.length)} {...group} aria-busy>
          {skeletons}
        </div>
      }
      empty={<p>{texts.noCategories}</p>}
    >
      {(categories) => (
        <div className={gridOf(categories.length)} {...group}>
          {categories.map(({ id, kind, name, description, priceFrom }) => (
            <Choice key={id}>
              <input type="radio" name="category" checked={id === value} onChange={() => onChange(id)} />
              <CategoryIcon kind={kind} />
              <b>{name}</b>
              <small>{description}</small>
              {priceFrom !== null && (
                <span>
                  {kind === trialLesson.categoryKind ? formatMoney(priceFrom) : texts.from(formatMoney(priceFrom))}
                </span>
              )}
            </Choice>
          ))}
        </div>
      )}
    </Loaded>
  );
};

import styled from 'styled-components';
import type { Category } from '#contract/reference.ts';
import { trialLesson } from '#domain/games/category.ts';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { cardStyles } from '#client/kit/layout/card.tsx';
import { CategoryIcon } from '#client/entities/game/category-icon.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { shortWindow } from './short-window';
import { choiceStyles, chosenCard } from '#client/kit/form/choice-styles.ts';

/** One row on desktop, however many a game has: a second one would push the mates out of the window. */
const Grid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 12px;
  ${below('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('sm')} {
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
`;

const Choice = styled.label`
  ${cardStyles}
  ${choiceStyles}
  ${chosenCard}
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 14px 12px;
  hyphens: auto;
  > svg {
    width: 24px;
    height: 24px;
    margin-bottom: 8px;
    color: ${theme.color.violet};
  }
  &:has(:checked) > svg {
    color: ${theme.color.accent};
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    flex: 1;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  span {
    margin-top: 6px;
    font-size: 14px;
    font-weight: 600;
  }
  ${shortWindow} {
    padding-block: 10px;
    > svg,
    small {
      display: none;
    }
    b {
      flex: 1;
    }
    span {
      margin-top: 0;
    }
  }
`;

const mostInRow = 6;

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
        <Grid $count={mostInRow} {...group} aria-busy>
          {skeletons}
        </Grid>
      }
      empty={<p>{texts.noCategories}</p>}
    >
      {(categories) => (
        <Grid $count={Math.min(categories.length, mostInRow)} {...group}>
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
        </Grid>
      )}
    </Loaded>
  );
};

import styled from 'styled-components';
import type { Category } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { formatMoney } from '../../../ui/data/format-money';
import { cardLook } from '../../../ui/layout/card';
import { CategoryIcon } from '../../../ui/squad/category-icon';
import { below } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 12px;
  ${below('sm')} {
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
`;

const Choice = styled.label`
  ${cardLook}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 16px;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:checked) {
    box-shadow: 0 0 0 2px ${theme.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.text1};
    outline-offset: 4px;
  }
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
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
`;

const skeletons = [0, 1, 2, 3, 4, 5].map((card) => <Skeleton key={card} $height={147} $radius="16px" />);

interface CategoryStepProps {
  readonly categories: readonly Category[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => unknown;
  readonly value: number | null;
  readonly onChange: (categoryId: number) => void;
}

export const CategoryStep = ({ categories, failed, onRetry, value, onChange }: CategoryStepProps) => {
  if (failed && categories === undefined) return <ErrorState onRetry={onRetry} />;
  return (
    <Grid role="radiogroup" aria-label={texts.category} aria-busy={categories === undefined}>
      {categories === undefined
        ? skeletons
        : categories.map(({ id, kind, name, description, priceFrom }) => (
            <Choice key={id}>
              <input type="radio" name="category" checked={id === value} onChange={() => onChange(id)} />
              <CategoryIcon kind={kind} />
              <b>{name}</b>
              <small>{description}</small>
              {priceFrom !== null && <span>{kind === trialLesson.categoryKind ? formatMoney(priceFrom) : texts.from(formatMoney(priceFrom))}</span>}
            </Choice>
          ))}
    </Grid>
  );
};

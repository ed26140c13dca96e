import styled from 'styled-components';
import { below, oneLine, theme } from '../../kit/theme/theme';
import { Money } from '../../entities/money/money';
import { shareOf } from './share-of';
import { texts } from './texts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';

export const CardFrame = styled.li.attrs({ className: 'card' })`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto 112px auto;
  align-items: center;
  gap: 12px 16px;
  ${below('lg')} {
    grid-template-columns: 52px minmax(0, 1fr) auto;
  }
`;

export const About = styled.div`
  min-width: 0;
  h2,
  h3 {
    ${oneLine}
    font-size: 16px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  /* Two targets, one above the other: each is as high as a finger needs. */
  h2 button,
  p a {
    display: inline-block;
    min-height: 24px;
  }
  p a {
    padding-top: 2px;
  }
`;

/** The mate has answered: others decide now. */
export const Answered = styled.p`
  && {
    color: ${theme.color.ok};
    font-size: 13px;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${below('lg')} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

export const Share = styled.p`
  display: grid;
  justify-items: end;
  font-size: 17px;
  font-weight: 700;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 400;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  ${below('lg')} {
    grid-column: 1 / -1;
    justify-content: flex-end;
  }
  ${below('md')} {
    > * {
      flex: 1;
    }
    > * > button {
      width: 100%;
    }
  }
`;

export const ErrorText = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.danger};
  font-size: 14px;
`;

interface OrderShareProps {
  /** Rubles. */
  readonly income: number;
  readonly price: number;
}

/** What a mate receives, and of what price. */
export const OrderShare = ({ income, price }: OrderShareProps) => (
  <Share>
    <small>{texts.share}</small>
    <Money value={income} />
    <small>{shareOf(income, price)}</small>
  </Share>
);

export const OrdersSkeleton = ({ cards = 3 }: { readonly cards?: number }) => (
  <Stack $gap={12} role="status" aria-label={texts.loading}>
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} $height={110} $radius="16px" />
    ))}
  </Stack>
);

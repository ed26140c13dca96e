import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';

/** A section that is one page, not a list with records beside it. */
export const SectionPage = styled(Stack)<{ readonly $width: number }>`
  max-width: ${({ $width }) => $width}px;
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

export const GroupTitle = styled.h2`
  margin-top: 12px;
  font-size: 17px;
`;

/** Something that can be changed: what it is, its value or state, its buttons. */
export const ChangeableLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 20px;
  padding: 14px 0;
  border-bottom: 1px solid ${theme.color.line};
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 12px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

interface LineSkeletonsProps {
  readonly count: number;
  /** px */
  readonly height: number;
  readonly gap?: ComponentProps<typeof Stack>['$gap'];
}

export const LineSkeletons = ({ count, height, gap = 12 }: LineSkeletonsProps) => (
  <Stack $gap={gap} role="status" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} $height={height} $radius="12px" />
    ))}
  </Stack>
);

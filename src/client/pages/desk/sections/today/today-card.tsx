import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { FinePrint } from '#client/kit/layout/prose.tsx';

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 18px 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
`;

const Title = styled.h2`
  font-size: 15px;
  font-weight: 600;
`;

const Foot = styled.div`
  margin: auto -20px -6px;
  padding: 12px 20px 0;
  border-top: 1px solid ${theme.color.line};
`;

const RowPlaceholder = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 120px;
  gap: 14px;
  align-items: center;
  min-height: 64px;
  padding: 8px 10px;
  /* A row of three lines there: shorter placeholders would let what stands below be seen and then pushed away. */
  ${below('sm')} {
    grid-template-columns: 40px minmax(0, 1fr);
    min-height: 110px;
    > :last-child {
      grid-column: 2;
    }
  }
`;

/** Placeholders shaped like rows. */
const RowsSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <RowPlaceholder key={index}>
        <Skeleton $height={40} $radius="10px" />
        <Stack $gap={8}>
          <Skeleton $width={`${48 - (index % 3) * 8}%`} $height={14} />
          <Skeleton $width={`${80 - (index % 4) * 9}%`} $height={12} />
        </Stack>
        <Skeleton $height={12} />
      </RowPlaceholder>
    ))}
  </div>
);

/** One card of the first screen with its own four states: loading, empty, error, content. */
export const TodayCard = <Data,>({
  title,
  hint,
  query,
  height = 300,
  rows,
  foot,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly query: QueryState<Data>;
  /** Height of the placeholder: px, or a number of rows. */
  readonly height?: number;
  readonly rows?: number;
  /** Below the content, once it is loaded. */
  readonly foot?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) => (
  <Card aria-label={title}>
    <Row $justify="space-between">
      <Title>{title}</Title>
      {hint !== undefined && <FinePrint as="span">{hint}</FinePrint>}
    </Row>
    <Loaded
      query={query}
      skeleton={
        rows === undefined ? (
          <Skeleton $height={height} $radius="12px" role="status" aria-busy />
        ) : (
          <RowsSkeleton count={rows} />
        )
      }
    >
      {(data) => (
        <>
          {children(data)}
          {foot !== undefined && <Foot>{foot}</Foot>}
        </>
      )}
    </Loaded>
  </Card>
);

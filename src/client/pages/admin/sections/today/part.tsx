import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../../api/api-error';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Row } from '../../../../kit/layout/stack';
import { theme } from '../../../../kit/theme/theme';
import { FinePrint } from '../../../../kit/layout/prose';

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

/** One part of the first screen with its own four states. */
export const Part = ({
  title,
  hint,
  ready,
  error,
  onRetry,
  height,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly ready: boolean;
  readonly error?: unknown;
  readonly onRetry: () => unknown;
  /** Of what stands here until it comes, px. */
  readonly height: number;
  readonly children: ReactNode;
}) => (
  <Card aria-label={title}>
    <Row $justify="space-between">
      <Title>{title}</Title>
      {hint !== undefined && <FinePrint as="span">{hint}</FinePrint>}
    </Row>
    {ready ? (
      children
    ) : error === undefined ? (
      <Skeleton $height={height} $radius="12px" role="status" aria-busy />
    ) : (
      <ErrorState text={failureOf(error).message} onRetry={onRetry} />
    )}
  </Card>
);

import styled from 'styled-components';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 66px;
  padding: 10px 20px;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 8px;
`;

const widths = ['46%', '32%', '54%', '38%', '44%', '30%'] as const;

/** Shaped like the lines that are on their way. */
export const OperationsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Line key={width}>
        <Skeleton $width="40px" $height={40} $radius="10px" />
        <Words>
          <Skeleton $width={width} />
          <Skeleton $width="28%" $height={13} />
        </Words>
        <Skeleton $width="72px" />
      </Line>
    ))}
  </div>
);

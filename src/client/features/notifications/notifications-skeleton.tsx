import styled from 'styled-components';
import { Skeleton } from '../../ui/feedback/skeleton';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  gap: 12px;
  min-height: 92px;
  padding: 12px;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 8px;
`;

const widths = ['46%', '58%', '40%', '52%', '44%'] as const;

/** Shaped like the notifications that are on their way. */
export const NotificationsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Line key={width}>
        <Skeleton $width="36px" $height={36} $radius="10px" />
        <Words>
          <Skeleton $width={width} />
          <Skeleton $width="92%" $height={13} />
          <Skeleton $width="24%" $height={12} />
        </Words>
      </Line>
    ))}
  </div>
);

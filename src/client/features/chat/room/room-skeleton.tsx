import styled from 'styled-components';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';

const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: 8px;
  overflow: hidden;
  padding: 16px;
  > :nth-child(even) {
    align-self: flex-end;
  }
`;

const widths = ['68%', '58%', '72%', '64%'] as const;

export const RoomSkeleton = () => (
  <Lines aria-busy>
    {widths.map((width) => (
      <Skeleton key={width} $width={width} $height={56} $radius="14px" />
    ))}
  </Lines>
);

import styled from 'styled-components';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr;
  align-items: center;
  gap: 12px;
  height: 64px;
  padding: 0 16px;
  > :last-child {
    display: grid;
    gap: 8px;
  }
`;

const widths = ['55%', '70%', '48%', '62%', '58%'] as const;

export const ListSkeleton = () => (
  <div aria-busy>
    {widths.map((width) => (
      <Line key={width}>
        <Skeleton $height={44} $radius="50%" />
        <span>
          <Skeleton $width={width} $height={14} />
          <Skeleton $width="85%" $height={12} />
        </span>
      </Line>
    ))}
  </div>
);

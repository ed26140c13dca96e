import { Skeleton } from '../../ui/feedback/skeleton';
import { Frame, Waiting } from './history-look';
import { texts } from './texts';

const widths = ['46%', '32%', '54%', '38%', '44%', '30%'] as const;

/** Shaped like the rows that are on their way. */
export const HistorySkeleton = () => (
  <Frame role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Waiting key={width}>
        <Skeleton $width="40px" $height={40} $radius="10px" />
        <div>
          <Skeleton $width={width} />
          <Skeleton $width="28%" $height={13} />
        </div>
        <Skeleton $width="72px" />
      </Waiting>
    ))}
  </Frame>
);

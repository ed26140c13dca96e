import { Skeleton } from '../../ui/feedback/skeleton';
import { Grid } from './squad-look';
import { texts } from './texts';

export const SquadsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <Grid aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <li key={card}>
          <Skeleton $height={206} $radius="16px" />
        </li>
      ))}
    </Grid>
  </div>
);

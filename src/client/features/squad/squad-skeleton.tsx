import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { Column, Columns } from './squad-look';
import { texts } from './texts';

const card = '16px';

export const SquadSkeleton = () => (
  <Page role="status" aria-busy aria-label={texts.loading}>
    <LoadingTitle>{texts.pageTitle}</LoadingTitle>
    <Columns>
      <Column>
        <Skeleton $width="240px" $height={18} />
        <Skeleton $width="420px" $height={34} />
        <Skeleton $height={208} $radius={card} />
        <Skeleton $height={300} $radius={card} />
        <Skeleton $height={220} $radius={card} />
      </Column>
      <Column>
        <Skeleton $height={200} $radius={card} />
        <Skeleton $height={420} $radius={card} />
      </Column>
    </Columns>
  </Page>
);

import { Skeleton } from '../../ui/feedback/skeleton';
import { Row } from '../../ui/layout/stack';
import { Columns, Main, Side } from '../../ui/people/profile-look';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { texts } from './texts';

/** The page's own shape. */
export const UserPageSkeleton = () => (
  <Columns role="status" aria-label={texts.loading}>
    <Main>
      <LoadingTitle>{texts.profile}</LoadingTitle>
      <Row $gap={20}>
        <Skeleton $width="136px" $height={136} $radius="50%" />
        <Skeleton $width="260px" $height={36} />
      </Row>
      <Skeleton $height={150} $radius="16px" />
    </Main>
    <Side>
      <Skeleton $height={170} $radius="16px" />
    </Side>
    <Skeleton $height={280} $radius="16px" />
  </Columns>
);

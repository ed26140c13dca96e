import { Skeleton } from '../../ui/feedback/skeleton';
import { Row } from '../../ui/layout/stack';
import { Columns, Main, Side } from '../../ui/people/profile-look';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { texts } from './texts';

/** The page's own shape. */
export const ProfileSkeleton = () => (
  <Columns role="status" aria-label={texts.loading}>
    <Main>
      <LoadingTitle>{texts.title}</LoadingTitle>
      <Row $gap={20}>
        <Skeleton $width="136px" $height={136} $radius="50%" />
        <Skeleton $width="240px" $height={36} />
      </Row>
      <Skeleton $height={170} $radius="16px" />
    </Main>
    <Side>
      <Skeleton $height={360} $radius="16px" />
    </Side>
  </Columns>
);

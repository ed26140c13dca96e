import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { Row } from '../layout/stack';
import { LoadingTitle } from '../routing/loading-title';
import { Columns, Main, Side } from './profile-look';

interface ProfileSkeletonProps {
  readonly title: string;
  /** «Загружаем …», for screen readers. */
  readonly label: string;
  /** How high the cards of this page are, in px. */
  readonly about: number;
  readonly side: number;
  readonly reviews: number;
}

const card = (height: number): ReactNode => <Skeleton $height={height} $radius="16px" />;

/** The shape of a page about one person. */
export const ProfileSkeleton = ({ title, label, about, side, reviews }: ProfileSkeletonProps) => (
  <Columns role="status" aria-label={label}>
    <Main>
      <LoadingTitle>{title}</LoadingTitle>
      <Row $gap={20}>
        <Skeleton $width="136px" $height={136} $radius="50%" />
        <Skeleton $width="260px" $height={36} />
      </Row>
      {card(about)}
    </Main>
    <Side>{card(side)}</Side>
    {card(reviews)}
  </Columns>
);

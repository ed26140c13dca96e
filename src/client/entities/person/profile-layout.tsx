import '#client/kit/theme/sheets/people.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Row } from '../../kit/layout/stack';
import { LoadingTitle } from '../../kit/routing/loading-title';

/* The classes are those of `people.css`, which the server's first screens write too (`person-screens.ts`). */

/** A decorative background above a person's name. */
export const Banner = () => <div className="person-banner" aria-hidden />;

export const Columns = (props: ComponentProps<'div'>) => <div {...props} className="person-columns" />;

export const Main = (props: ComponentProps<'div'>) => <div {...props} className="person-main" />;

/** Stays visible next to long reviews; on phones it is above them. */
export const Side = (props: ComponentProps<'div'>) => <div {...props} className="person-side" />;

interface ProfileSkeletonProps {
  readonly title: string;
  /** «Загружаем …», for screen readers. */
  readonly label: string;
  /** Heights of this page's cards, in px. */
  readonly about: number;
  readonly side: number;
  readonly reviews: number;
}

const card = (height: number): ReactNode => <Skeleton $height={height} $radius="16px" />;

/** The placeholder of a page about one person. */
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

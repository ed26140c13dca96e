import styled from 'styled-components';
import type { ReactNode } from 'react';
import { below, from, theme } from '../../kit/theme/theme';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Row } from '../../kit/layout/stack';
import { LoadingTitle } from '../../kit/routing/loading-title';

/** A decorative background above a person's name. */
export const Banner = styled.div`
  height: 200px;
  margin-bottom: -104px;
  background:
    radial-gradient(60% 120% at 70% 0%, #8b6cff5c, transparent 70%),
    radial-gradient(50% 90% at 20% 100%, #c9f24b24, transparent 70%), ${theme.color.surface1};
  ${below('md')} {
    height: 112px;
    margin-bottom: -64px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from('lg')} {
    grid-template: auto 1fr / minmax(0, 1fr) 360px;
    column-gap: 24px;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
`;

/** Stays visible next to long reviews; on phones it is above them. */
export const Side = styled.div`
  ${from('lg')} {
    grid-row: 1 / span 2;
    grid-column: 2;
    > * {
      position: sticky;
      top: calc(${theme.size.header} + 24px);
      margin-top: 64px;
    }
  }
`;

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

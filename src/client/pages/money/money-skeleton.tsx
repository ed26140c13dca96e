import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

/** Heights of the blocks below each title, from the top, px. */
const shapes = {
  gifts: [820, 160],
  reserves: [64, 44, 140, 140],
  packages: [48, 130, 130, 130, 320],
  referrals: [72, 430, 90, 260],
  taxes: [430, 130],
  one: [200, 120],
} as const;

type MoneyShape = keyof typeof shapes;

export const isMoneyShape = (name: string): name is MoneyShape => Object.hasOwn(shapes, name);

/** While a section's code or data loads: as tall as the content, so that nothing jumps. */
export const MoneySkeleton = ({ of = 'one' }: { readonly of?: MoneyShape }) => (
  <Page role="status" aria-label={texts.loading}>
    <Stack $gap={20}>
      <Skeleton $width="280px" $height={36} />
      {shapes[of].map((height, index) => (
        <Skeleton key={index} $height={height} $radius="16px" />
      ))}
    </Stack>
  </Page>
);

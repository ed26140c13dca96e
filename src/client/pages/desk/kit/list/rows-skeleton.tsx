import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';

/** Placeholder rows of a list. */
export const RowsSkeleton = () => (
  <Stack $gap={8} role="status" aria-busy style={{ padding: '8px 24px' }}>
    {Array.from({ length: 8 }, (_, row) => (
      <Row key={row} $gap={16} $wrap="nowrap" style={{ height: 48 }}>
        <Skeleton $width="36px" $height={36} $radius="50%" />
        <Skeleton $width="30%" />
        <Skeleton $width="14%" />
        <Skeleton $width="22%" />
      </Row>
    ))}
  </Stack>
);

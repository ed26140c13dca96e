import { reviewTerms } from '#domain/mates/review.ts';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

const choices = Array.from({ length: reviewTerms.maxMark }, (_, index) => {
  const value = index + reviewTerms.minMark;
  return { value, label: String(value) };
});

/** One to five for each criterion. */
export const MarkFields = ({
  criteria,
  marks,
  onChange,
}: {
  readonly criteria: readonly { readonly criterionId: number; readonly name: string }[];
  readonly marks: ReadonlyMap<number, number>;
  readonly onChange: (marks: ReadonlyMap<number, number>) => void;
}) => (
  <Stack $gap={8} role="group" aria-label={texts.marks}>
    {criteria.map(({ criterionId, name }) => (
      <Row key={criterionId} $justify="space-between" $gap={8}>
        <span>{name}</span>
        <SegmentedControl
          label={name}
          options={choices}
          value={marks.get(criterionId) ?? 0}
          onChange={(mark) => onChange(new Map([...marks, [criterionId, mark]]))}
        />
      </Row>
    ))}
  </Stack>
);

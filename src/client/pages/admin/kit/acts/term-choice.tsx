import { type BlockTerm, blockTermNames } from '#domain/people/block-terms.ts';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const names: Readonly<Record<BlockTerm, string>> = {
  DAY: '24 ч',
  WEEK: '7 дней',
  MONTH: '30 дней',
  FOREVER: 'Навсегда',
};

export const termTexts = defineTexts({ ru: { label: 'Срок', names } });

const options = blockTermNames.map((value) => ({ value, label: names[value] }));

/** How long a person is blocked. */
export const TermChoice = ({
  value,
  onChange,
}: {
  readonly value: BlockTerm;
  readonly onChange: (term: BlockTerm) => void;
}) => <SegmentedControl label={termTexts.label} options={options} value={value} onChange={onChange} />;

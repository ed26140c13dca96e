import { termNames } from '#domain/desk/people-names.ts';
import { type BlockTerm, blockTermNames } from '#domain/people/block-terms.ts';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({ ru: { label: 'Срок' } });

const options = blockTermNames.map((value) => ({ value, label: termNames[value] }));

/** How long a person is blocked. */
export const TermChoice = ({
  value,
  onChange,
}: {
  readonly value: BlockTerm;
  readonly onChange: (term: BlockTerm) => void;
}) => <SegmentedControl label={texts.label} options={options} value={value} onChange={onChange} />;

import { useRef } from 'react';
import { type CorrectionKind, correctionKinds, correctionLimits } from '../../../../../domain/money/correction';
import { kopecksToRubles } from '../../../../../domain/money/kopecks';
import { failureOf } from '../../../../api/api-error';
import { useCorrectBalanceMutation } from '../../../../entities/admin/admin-transactions-api';
import { formatMoney } from '../../../../entities/money/money';
import { useOwnDraft } from '../../../../entities/person/use-own-draft';
import { SegmentedControl } from '../../../../kit/form/segmented-control';
import { Select } from '../../../../kit/form/select';
import type { SheetDrafts } from '../../../../kit/form/sheet-drafts';
import { TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { sumOfText } from '../../kit/sum-text';
import { texts } from './texts';

const most = kopecksToRubles(correctionLimits.max);
const alone = kopecksToRubles(correctionLimits.secondOperatorAbove);

type Side = 'GIVE' | 'TAKE';
const isKind = (value: string): value is CorrectionKind => correctionKinds.some((kind) => kind === value);

interface CorrectionDraft {
  readonly person: ChosenPerson | null;
  readonly side: Side;
  /** Rubles. */
  readonly typed: string;
  readonly kind: CorrectionKind;
}

const drafts: SheetDrafts<CorrectionDraft> = new Map();

/** Gives or takes money of a person's own balance; they read the words. */
export const CorrectDialog = ({
  whom = null,
  onClose,
}: {
  readonly whom?: ChosenPerson | null;
  readonly onClose: () => void;
}) => {
  const [correct] = useCorrectBalanceMutation();
  const toast = useToast();
  const [draft, setDraft, forget] = useOwnDraft<CorrectionDraft>(drafts, whom?.id ?? '', {
    person: whom,
    side: 'GIVE',
    typed: '',
    kind: 'COMPENSATION',
  });
  const { person, side, typed, kind } = draft;
  const change = (part: Partial<CorrectionDraft>) => setDraft({ ...draft, ...part });
  const key = useRef(crypto.randomUUID());
  const sum = sumOfText(typed);
  const wrong =
    typed === ''
      ? undefined
      : sum === null
        ? texts.sumWrong
        : sum > most
          ? texts.sumMost(formatMoney(most))
          : undefined;
  const large = sum !== null && sum > alone;
  const send = async (comment: string) => {
    if (person === null || sum === null) return;
    try {
      const { status } = await correct({
        body: { userId: person.id, amount: side === 'GIVE' ? sum : -sum, kind, comment },
        idempotencyKey: key.current,
      }).unwrap();
      forget();
      toast.success(status === 'WAITING' ? texts.waits : texts.done);
    } catch (error) {
      // A refusal is certain; after a lost answer the same key asks again.
      if (failureOf(error).status >= 400) key.current = crypto.randomUUID();
      throw error;
    }
  };
  return (
    <ReasonDialog
      title={texts.dialog}
      confirmLabel={large ? texts.sendForSecond : texts.send}
      toPerson
      dangerous={side === 'TAKE'}
      incomplete={person === null || sum === null || wrong !== undefined}
      consequence={<small>{large ? texts.waitsSecond(formatMoney(alone)) : texts.atOnce}</small>}
      onConfirm={send}
      onClose={onClose}
    >
      <PersonField label={texts.whom} person={person} onChoose={(chosen) => change({ person: chosen })} />
      <SegmentedControl<Side>
        label={texts.side}
        value={side}
        options={[
          { value: 'GIVE', label: texts.give },
          { value: 'TAKE', label: texts.take },
        ]}
        onChange={(chosen) => change({ side: chosen })}
      />
      <TextField
        label={texts.sum}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        error={wrong}
        onChange={({ target }) => change({ typed: target.value })}
      />
      <Select
        label={texts.kind}
        options={correctionKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={({ target }) => isKind(target.value) && change({ kind: target.value })}
      />
    </ReasonDialog>
  );
};

import { formatMoney } from '#client/entities/money/money.tsx';
import { unlessFilled } from '../../kit/acts/why-not';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { CorrectionFields } from '../corrections/correction-fields';
import { CorrectionOutcome } from '../corrections/correction-outcome';
import { CorrectionReason, useCorrect } from '../corrections/correction-reason';
import { texts as corrections } from '../corrections/texts';
import { useCorrection } from '../corrections/use-correction';
import type { Person } from './person';
import { texts } from './texts';
import { ActButton } from '../../kit/acts/act-dialog';

const Correction = ({ person }: { readonly person: Person }) => {
  const form = useCorrection(person);
  const correct = useCorrect();
  return (
    <Panel>
      <PanelTitle>{texts.correctTitle}</PanelTitle>
      <Quiet>{texts.availableNow(formatMoney(person.money.available), formatMoney(person.money.bonus))}</Quiet>
      {form.mate && form.gift > 0 && <Quiet>{texts.giftNow(formatMoney(form.gift))}</Quiet>}
      <CorrectionFields form={form} />
      <CorrectionOutcome form={form} />
      <ActButton act={correct} wide whyNot={unlessFilled(form.ready)}>
        {texts.correct}
      </ActButton>
      <CorrectionReason form={form} act={correct}>
        <p>
          {corrections.summary(
            person.username,
            form.amount === null ? '' : formatMoney(form.amount, true),
            corrections.kinds[form.kind],
          )}
        </p>
      </CorrectionReason>
    </Panel>
  );
};

/** A correction of the balance, without leaving the card. */
export const MoneyPanel = ({ person }: { readonly person: Person }) =>
  useMay()('CAN_CREATE_CORRECTION_TRANSACTION') ? <Correction person={person} /> : null;

import { useState } from 'react';
import { Button } from '../../../../kit/controls/button';
import { formatMoney } from '../../../../entities/money/money';
import { Quiet } from '../../kit/quiet';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { CorrectDialog } from '../corrections/correct-dialog';
import type { Person } from './person';
import { texts } from './texts';

/** A correction of the balance, without leaving the card. */
export const MoneyPanel = ({ person }: { readonly person: Person }) => {
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may('CAN_CREATE_CORRECTION_TRANSACTION')) return null;
  return (
    <Panel>
      <PanelTitle>{texts.correctTitle}</PanelTitle>
      <Quiet>{texts.availableNow(formatMoney(person.money.available))}</Quiet>
      <Button onClick={() => setOpen(true)}>{texts.correct}</Button>
      {open && <CorrectDialog whom={person} onClose={() => setOpen(false)} />}
    </Panel>
  );
};

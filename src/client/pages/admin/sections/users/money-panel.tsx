import { useState } from 'react';
import { Button } from '../../../../kit/controls/button';
import { Row } from '../../../../kit/layout/stack';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { CorrectDialog } from '../corrections/correct-dialog';
import { PercentDialog } from '../parts/percent-dialog';
import type { Person } from './person';
import { texts } from './texts';

interface PercentProps {
  readonly mate: { readonly person: Person; readonly percent: number };
  readonly onClose: () => void;
}

const PercentSeen = ({ mate, onClose }: PercentProps) => {
  const seen = useSeen(`mate:${mate.person.id}`);
  return seen === undefined ? null : <PercentDialog mate={mate} seen={seen} onClose={onClose} />;
};

/** A correction of the balance and the percent of a mate, without leaving the card. */
export const MoneyPanel = ({ person }: { readonly person: Person }) => {
  const may = useMay();
  const [open, setOpen] = useState<'correct' | 'percent' | null>(null);
  const close = () => setOpen(null);
  const corrects = may('CAN_CREATE_CORRECTION_TRANSACTION');
  const percent = may('UPDATE_MATE_PERCENT') ? person.mate?.percent : undefined;
  if (!corrects && percent === undefined) return null;
  const PercentOf = may('MANAGE_MATES') ? PercentSeen : PercentDialog;
  return (
    <Panel>
      <PanelTitle>{texts.moneyActs}</PanelTitle>
      <Row $gap={8}>
        {corrects && (
          <Button size="sm" onClick={() => setOpen('correct')}>
            {texts.correct}
          </Button>
        )}
        {percent !== undefined && (
          <Button size="sm" onClick={() => setOpen('percent')}>
            {texts.percent(percent)}
          </Button>
        )}
      </Row>
      {open === 'correct' && <CorrectDialog whom={person} onClose={close} />}
      {open === 'percent' && percent !== undefined && (
        <PercentOf mate={{ person, percent }} seen={undefined} onClose={close} />
      )}
    </Panel>
  );
};

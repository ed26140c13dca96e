import { useState } from 'react';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { untilSeen } from '../../kit/acts/why-not';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { HistoryFailed, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PercentDialog } from '../common/percent-dialog';
import { PercentHistory } from '../common/percent-history';
import type { Person } from './person';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

interface Props {
  readonly id: string;
  readonly mate: NonNullable<Person['mate']>;
}

const ChangePercent = ({ id, mate: { percent, level } }: Props) => {
  const [open, setOpen] = useState(false);
  // An operator who may not read the log of mates acts without it.
  const subject = useMay()('MANAGE_MATES') ? (`mate:${id}` as const) : undefined;
  const seen = useSeen(subject);
  const waits = subject !== undefined && seen === undefined;
  return (
    <>
      <Button size="sm" whyNot={waits ? untilSeen(seen) : null} onClick={() => setOpen(true)}>
        {texts.changePercent}
      </Button>
      {waits && <HistoryFailed subject={subject} />}
      {open && (
        <PercentDialog
          mate={{ person: { id }, percent, grade: level }}
          subject={subject}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** Mate access of the person: level, percent with its history, and a link to the rest. */
export const MatePanel = ({ id, mate }: Props) => {
  const may = useMay();
  const { active, level, percent, since, ordersOffUntil } = mate;
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.mateTitle}</PanelTitle>
        <Badge $tone={active ? 'ok' : 'neutral'}>{active ? texts.acceptsOrders : texts.ordersOff}</Badge>
      </Row>
      <dl>
        <SumLine label={texts.mateLevel} value={<LevelBadge level={level} />} />
        <SumLine label={texts.matePercent} value={`${percent} %`} />
        <SumLine label={texts.mateSince} value={<DateText value={since} />} />
        {ordersOffUntil !== null && (
          <SumLine label={texts.ordersOffUntil} value={<DateText value={ordersOffUntil} />} />
        )}
      </dl>
      <Row $gap={8}>
        {may('UPDATE_MATE_PERCENT') && <ChangePercent id={id} mate={mate} />}
        {may('MANAGE_MATES') && (
          <ButtonLink size="sm" to={deskPage('mates', id)}>
            {texts.toMate}
          </ButtonLink>
        )}
      </Row>
      {may('VIEW_MATE_PERCENT_CHANGES_HISTORY') && (
        <>
          <PanelTitle>{texts.percentHistory}</PanelTitle>
          <PercentHistory id={id} />
        </>
      )}
    </Panel>
  );
};

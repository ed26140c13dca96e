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

const shownTo = ({ id, mate: { percent, level } }: Props) => ({ person: { id }, percent, grade: level });

/** Waits for the log, which says what was decided before. */
const PercentAfterLog = ({ id, mate }: Props) => {
  const [open, setOpen] = useState(false);
  const subject = `mate:${id}` as const;
  const seen = useSeen(subject, open);
  return (
    <>
      <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpen(true)}>
        {texts.changePercent}
      </Button>
      {seen === undefined && <HistoryFailed subject={subject} />}
      {open && seen !== undefined && (
        <PercentDialog mate={shownTo({ id, mate })} seen={seen} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

/** For an operator who may not read the log of mates. */
const PercentWithoutLog = ({ id, mate }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.changePercent}
      </Button>
      {open && <PercentDialog mate={shownTo({ id, mate })} seen={undefined} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Mate access of the person: level, percent with its history, and a link to the rest. */
export const MatePanel = ({ id, mate }: Props) => {
  const may = useMay();
  const Percent = may('MANAGE_MATES') ? PercentAfterLog : PercentWithoutLog;
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
        {may('UPDATE_MATE_PERCENT') && <Percent id={id} mate={mate} />}
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

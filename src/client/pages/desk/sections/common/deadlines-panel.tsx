import type { ReactNode } from 'react';
import type { ScheduledStep } from '#contract/desk/kit.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';

interface DeadlinesPanelProps {
  readonly deadlines: readonly ScheduledStep[];
  readonly name: (owed: ScheduledStep) => string;
  readonly time: (at: string) => ReactNode;
}

/** Pending deadlines of the subject, and how often each was tried. */
export const DeadlinesPanel = ({ deadlines, name, time }: DeadlinesPanelProps) => (
  <Panel>
    <PanelTitle>{texts.deadlines}</PanelTitle>
    {deadlines.length === 0 && <Quiet>{texts.noDeadlines}</Quiet>}
    {deadlines.map((owed) => (
      <div key={owed.id}>
        <Row $justify="space-between" $wrap="nowrap">
          <span>{name(owed)}</span>
          {time(owed.at)}
        </Row>
        {owed.attempts > 0 && (
          <Quiet>
            {texts.tries(owed.attempts)}
            {owed.failedAt !== null && `. ${texts.givenUp}`}
            {owed.error !== null && `. ${owed.error}`}
          </Quiet>
        )}
      </div>
    ))}
  </Panel>
);

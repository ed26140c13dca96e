import { useState } from 'react';
import type { OwnDecision } from '#contract/people/appeals.ts';
import type { AppealState } from '#domain/appeals/appeal-states.ts';
import { Button } from '../../kit/controls/button';
import { Badge, type BadgeTone } from '../../kit/display/badge';
import { useServerNow } from '../../kit/time/use-server-now';
import { AppealDialog } from './appeal-dialog';
import { texts } from './texts';

const tones: Readonly<Record<AppealState, BadgeTone>> = { WAITING: 'warn', UPHELD: 'ok', DECLINED: 'neutral' };

interface AppealActProps {
  readonly decision: OwnDecision;
  readonly onSend: (words: string) => Promise<unknown>;
}

/** What can be done about a decision: the button that opens the form, or how its appeal stands. */
export const AppealAct = ({ decision, onSend }: AppealActProps) => {
  const [open, setOpen] = useState(false);
  const now = useServerNow();
  if (decision.appeal !== null)
    return <Badge $tone={tones[decision.appeal.state]}>{texts.states[decision.appeal.state]}</Badge>;
  if (Date.parse(decision.until) < now) return <Badge>{texts.late}</Badge>;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.appeal}
      </Button>
      {open && <AppealDialog decision={decision} onSend={onSend} onClose={() => setOpen(false)} />}
    </>
  );
};

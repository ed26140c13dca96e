import { CircleCheck, Clock3 } from 'lucide-react';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { texts } from './texts';

interface PovOutcomeProps {
  readonly status: 'SUBMITTED' | 'DECLINED' | 'EXPIRED' | null;
  readonly onClose: () => void;
}

const wordsOf = (status: PovOutcomeProps['status']): string => {
  if (status === null) return texts.gone;
  const { title, text } = { SUBMITTED: texts.submitted, DECLINED: texts.declined, EXPIRED: texts.expired }[status];
  return `${title}. ${text}`;
};

/** What became of the request: handed in, declined, lapsed, or never there. */
export const PovOutcome = ({ status, onClose }: PovOutcomeProps) => (
  <div role="status">
    <EmptyState
      icon={status === 'SUBMITTED' || status === 'DECLINED' ? <CircleCheck /> : <Clock3 />}
      text={wordsOf(status)}
      action={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    />
  </div>
);

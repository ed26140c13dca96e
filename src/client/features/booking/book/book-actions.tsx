import { useModals } from '../../../entities/modals/modals';
import { formatMoney } from '../../../entities/money/money';
import { useGoToSignIn } from '../../../entities/session/use-go-to-sign-in';
import { Button } from '../../../kit/controls/button';
import { FinePrint } from '../../../kit/layout/prose';
import { DialogActions } from '../../../kit/overlay/dialog-styles';
import { texts } from './texts';

interface BookActionsProps {
  readonly signedIn: boolean;
  /** Why it cannot be booked yet, whoever asks. */
  readonly whyNot: string | null;
  /** Rubles. */
  readonly lacks: number;
  readonly label: string;
  readonly onBook: () => Promise<void>;
}

/** The one step that is due: to sign in, to bring the money, to book. The sheet stands open again after the first two. */
export const BookActions = ({ signedIn, whyNot, lacks, label, onBook }: BookActionsProps) => {
  const askToSignIn = useGoToSignIn();
  const modals = useModals();
  if (!signedIn)
    return (
      <>
        <FinePrint>{texts.kept}</FinePrint>
        <DialogActions>
          <Button variant="primary" size="lg" wide onClick={askToSignIn}>
            {texts.signIn}
          </Button>
        </DialogActions>
      </>
    );
  const isShort = whyNot === null && lacks > 0;
  return (
    <DialogActions>
      {isShort && (
        <Button
          variant="primary"
          size="lg"
          wide
          onClick={() => modals.open({ name: 'deposit', props: { shortfall: lacks } })}
        >
          {texts.deposit(formatMoney(lacks))}
        </Button>
      )}
      <Button
        variant={isShort ? 'soft' : 'primary'}
        size="lg"
        wide
        whyNot={whyNot ?? (isShort ? texts.lacks(formatMoney(lacks)) : null)}
        onClick={onBook}
      >
        {label}
      </Button>
    </DialogActions>
  );
};

import { useModals } from '#client/entities/modals/modals.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useGoToSignIn } from '#client/entities/session/use-go-to-sign-in.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { texts } from './texts';

interface BookActionsProps {
  readonly signedIn: boolean;
  /** Why the booking is not possible yet, for a guest too. */
  readonly whyNot: string | null;
  /** Rubles. */
  readonly lacks: number;
  readonly label: string;
  readonly onBook: () => Promise<void>;
}

/** The next required action: sign in, top up, or book. After the first two the sheet opens again. */
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

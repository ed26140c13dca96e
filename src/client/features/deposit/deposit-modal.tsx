import { failureOf } from '../../api/api-failure';
import { useDepositMethodsQuery, useTopUpTermsQuery } from '../../api/balance-api';
import { useMe } from '../../api/use-me';
import { Button } from '../../ui/controls/button';
import { formatMoney } from '../../ui/data/format-money';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlay/dialog';
import type { TopUpTerms } from './bonus-of';
import { DepositForm } from './deposit-form';
import { DepositOutcome } from './deposit-outcome';
import { texts } from './texts';
import { useDeposit } from './use-deposit';

interface DepositModalProps {
  /** What the person lacks for what he was about to do, in rubles. */
  readonly shortfall?: number;
  /** Back from a provider: what became of this deposit. */
  readonly depositId?: string;
  readonly onClose: () => void;
}

const Loading = () => (
  <Stack $gap={20} role="status" aria-label={texts.title}>
    <Skeleton $height={68} $radius="12px" />
    <Skeleton $height={40} $radius="12px" />
    <Skeleton $height={112} $radius="12px" />
    <Skeleton $height={52} $radius="14px" />
  </Stack>
);

const lackingText = (shortfall: number, { min }: TopUpTerms): string =>
  shortfall < min ? texts.lackingLess(formatMoney(shortfall), formatMoney(min)) : texts.lacking(formatMoney(shortfall));

const MatesDoNot = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={texts.title} description={texts.forMates} onClose={onClose}>
    <Button variant="primary" wide onClick={onClose}>
      {texts.close}
    </Button>
  </Dialog>
);

const doubtful = (status: number): boolean => status === 0 || status >= 500;

const ClientsDeposit = ({ shortfall, depositId, onClose }: DepositModalProps) => {
  const terms = useTopUpTermsQuery();
  const methods = useDepositMethodsQuery();
  const { snapshot, send, leave, deposit, error, refetch } = useDeposit(depositId ?? null, onClose);
  const { refusal, depositId: known } = snapshot.context;
  const loadError = known === null ? (terms.error ?? methods.error) : error;
  const lacking = shortfall !== undefined && terms.data !== undefined && known === null ? lackingText(shortfall, terms.data) : undefined;

  const body = () => {
    if (deposit !== undefined && !snapshot.matches('redirecting')) {
      const pay = () => leave(deposit.paymentUrl ?? deposit.returnTo);
      return <DepositOutcome deposit={deposit} onClose={onClose} onAgain={() => send({ type: 'deposit.again' })} onPay={pay} />;
    }
    if (loadError !== undefined) {
      const retry = () => (known === null ? Promise.all([terms.refetch(), methods.refetch()]) : refetch());
      return <ErrorState text={failureOf(loadError).message} onRetry={retry} />;
    }
    if (known !== null && !snapshot.matches('redirecting')) return <Loading />;
    if (terms.data === undefined || methods.data === undefined) return <Loading />;
    const failure = refusal === null ? null : failureOf(refusal);
    return (
      <DepositForm
        terms={terms.data}
        methods={methods.data}
        startWith={shortfall === undefined ? null : Math.max(shortfall, terms.data.min)}
        busy={snapshot.matches('creating') || snapshot.matches('redirecting')}
        refusal={failure === null ? null : doubtful(failure.status) ? texts.lost : failure.message}
        onSubmit={(order) => send({ type: 'deposit.submitted', order, freshKey: crypto.randomUUID() })}
      />
    );
  };
  return (
    <Dialog title={known === null || snapshot.matches('redirecting') ? texts.title : texts.outcomeTitle} {...(lacking === undefined ? {} : { description: lacking })} onClose={onClose}>
      {body()}
    </Dialog>
  );
};

/** The global modal `deposit`: from «Пополнить», from a refusal for want of money, from a squad’s pay step, and on the way back from a provider. */
export const DepositModal = (props: DepositModalProps) => {
  const me = useMe();
  return me?.mateAccess ? <MatesDoNot onClose={props.onClose} /> : <ClientsDeposit {...props} />;
};

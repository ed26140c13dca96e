import { tagsAfter } from '../../entities/cache-rules/tags-after';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { type PaymentMethod, paymentMethods } from '#domain/money/deposit.ts';
import { api } from '../../api/api';
import { useDepositMethodsQuery, useTopUpTermsQuery } from '../../entities/money/balance-api';
import { useDepositQuery } from '../../entities/money/deposits-api';
import { useStartDepositMutation, useStartPackageDepositMutation } from '../../entities/money/balance-deposit-api';
import { isPaymentLost } from '../../entities/money/is-payment-lost';
import type { FailedDeposit } from '../../entities/modals/modals';
import { useDepositForCertificateMutation } from '../../entities/money/gift-certificates-api';
import { useSteamTradeUrlQuery } from '../../entities/money/deposits-trade-url-api';
import { depositMachine, type DepositOrder, type StartedDeposit } from './deposit-machine';
import { inspect } from '../../kit/machines/inspection';
import { useMe } from '../../entities/person/users-api';
import { useOwnDraft } from '../../entities/person/use-own-draft';
import { Button } from '../../kit/controls/button';
import { formatMoney } from '../../entities/money/money';
import { both, Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '../../kit/feedback/skeleton';
import type { SheetDrafts } from '../../kit/form/sheet-drafts';
import { Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import type { TopUpTerms } from './bonus-of';
import { DepositForm } from './deposit-form';
import { DepositOutcome } from './deposit-outcome';
import { texts } from './texts';
import { randomId } from '#client/kit/store/random-id.ts';

/** Fallback for when the socket event does not arrive. */
const pollMs = 5000;

interface DepositDraft {
  /** Rubles. */
  readonly amount: number | null;
  readonly method: PaymentMethod | null;
}

/** Null: nothing was changed yet. */
const drafts: SheetDrafts<DepositDraft | null> = new Map();

const isMethod = (name: string): name is PaymentMethod => paymentMethods.some((method) => method === name);

interface DepositModalProps {
  /** The sum that the person lacks for what they were about to do, in rubles. */
  readonly shortfall?: number;
  /** The deposit to show after returning from a provider. */
  readonly depositId?: string;
  /** The deposit that came to nothing, of which this one is another attempt. */
  readonly another?: FailedDeposit;
  /** The unpaid gift certificate that the shortfall is of. */
  readonly certificateId?: string;
  readonly onClose: () => void;
}

/** Provides the machine's effects: the requests, the redirect to the provider, the status from the server. */
const useDeposit = ({ depositId: known, another, onClose: onLeave }: DepositModalProps, onStarted: () => void) => {
  const [startPlain] = useStartDepositMutation();
  const [startPackage] = useStartPackageDepositMutation();
  const [startForCertificate] = useDepositForCertificateMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returnTo = another?.returnTo ?? pathname + search;
  const dispatch = useDispatch();

  const leave = useCallback(
    (paymentUrl: string) => {
      onLeave();
      if (paymentUrl.startsWith('/')) void navigate(paymentUrl);
      else window.location.assign(paymentUrl);
    },
    [navigate, onLeave],
  );

  const machine = useMemo(
    () =>
      depositMachine.provide({
        actors: {
          startDeposit: fromPromise<StartedDeposit, { readonly order: DepositOrder; readonly key: string }>(
            async ({ input: { order, key } }) => {
              const { amount, method, packageId, steamTradeUrl, certificateId } = order;
              if (!isMethod(method)) throw new Error(`no such method: ${method}`);
              const sum = amount === null ? {} : { amount };
              const skins = steamTradeUrl === undefined ? {} : { steamTradeUrl };
              const way = { method, returnTo };
              const started =
                packageId !== null
                  ? await startPackage({ body: { packageId, ...way }, idempotencyKey: key }).unwrap()
                  : certificateId === undefined
                    ? await startPlain({ body: { ...sum, ...skins, ...way }, idempotencyKey: key }).unwrap()
                    : await startForCertificate({
                        params: { id: certificateId },
                        body: way,
                        idempotencyKey: key,
                      }).unwrap();
              onStarted();
              return started;
            },
          ),
        },
        actions: {
          goToProvider: (_, { redirectUrl }) => leave(redirectUrl),
          moneyCame: () => {
            dispatch(api.util.invalidateTags(tagsAfter.depositArrived()));
          },
        },
      }),
    [dispatch, leave, onStarted, returnTo, startForCertificate, startPackage, startPlain],
  );
  const [snapshot, send] = useActor(machine, { input: { depositId: known ?? null }, inspect });

  const depositToFetch = snapshot.context.depositId;
  const query = useDepositQuery(
    { params: { id: depositToFetch ?? '' } },
    {
      skip: depositToFetch === null || snapshot.matches('redirecting'),
      pollingInterval: snapshot.matches('waiting') ? pollMs : 0,
      refetchOnMountOrArgChange: true,
    },
  );
  const deposit = query.data;
  useEffect(() => {
    if (deposit !== undefined && deposit.id === depositToFetch)
      send({ type: 'deposit.statusKnown', status: deposit.status });
  }, [depositToFetch, deposit, send]);

  return { snapshot, send, leave, query, deposit: depositToFetch === null ? undefined : deposit };
};

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

/** A draft is of what it was begun for: another shortfall or another failed attempt begins with its own sum. */
const draftOf = ({ shortfall, another }: DepositModalProps): string =>
  another === undefined ? String(shortfall ?? '') : `another ${another.method} ${another.amount}`;

const ClientsDeposit = (props: DepositModalProps) => {
  const { shortfall, another, certificateId, onClose } = props;
  const terms = useTopUpTermsQuery();
  const methods = useDepositMethodsQuery();
  const hasSkins = methods.data?.some(({ openSum }) => openSum) === true;
  const trade = useSteamTradeUrlQuery(undefined, { skip: !hasSkins });
  const [draft, setDraft, clear] = useOwnDraft(drafts, draftOf(props), null);
  const { snapshot, send, leave, query, deposit } = useDeposit(props, clear);
  const { refusal, depositId: known } = snapshot.context;
  const lacking =
    shortfall !== undefined && terms.data !== undefined && known === null
      ? lackingText(shortfall, terms.data)
      : undefined;

  const body = () => {
    if (deposit !== undefined && !snapshot.matches('redirecting')) {
      const pay = () => leave(deposit.paymentUrl ?? deposit.returnTo);
      return (
        <DepositOutcome
          deposit={deposit}
          onClose={onClose}
          onAgain={() => {
            // Another attempt begins with the sum and the method of the failed one.
            setDraft({ amount: deposit.amount, method: deposit.method });
            send({ type: 'deposit.again' });
          }}
          onPay={pay}
        />
      );
    }
    if (known !== null && (query.error !== undefined || !snapshot.matches('redirecting')))
      return (
        <Loaded query={{ error: query.error, refetch: query.refetch }} skeleton={<Loading />}>
          {() => null}
        </Loaded>
      );
    return (
      <Loaded query={both(terms, methods)} skeleton={<Loading />}>
        {([loadedTerms, offered]) => {
          const lacked = shortfall === undefined ? (another?.amount ?? null) : Math.max(shortfall, loadedTerms.min);
          return (
            <DepositForm
              terms={loadedTerms}
              methods={offered}
              savedTradeUrl={trade.data?.url ?? null}
              amount={draft === null ? lacked : draft.amount}
              chosen={draft === null ? (another?.method ?? null) : draft.method}
              onChange={setDraft}
              busy={snapshot.matches('creating') || snapshot.matches('redirecting')}
              refusal={refusal === null ? null : isPaymentLost(refusal) ? texts.lost : refusal.message}
              onSubmit={(order) => {
                const isExact = certificateId !== undefined && order.amount === lacked;
                send({
                  type: 'deposit.submitted',
                  order: isExact ? { ...order, certificateId } : order,
                  freshKey: randomId(),
                });
              }}
            />
          );
        }}
      </Loaded>
    );
  };
  return (
    <Dialog
      title={known === null || snapshot.matches('redirecting') ? texts.title : texts.outcomeTitle}
      {...(lacking === undefined ? {} : { description: lacking })}
      onClose={onClose}
    >
      {body()}
    </Dialog>
  );
};

/**
 * The global modal `deposit`: opened by «Пополнить», by a refusal for lack of money, by a squad's payment step, and on
 * return from a provider.
 */
export const DepositModal = (props: DepositModalProps) => {
  const me = useMe();
  return me?.mateAccess ? <MatesDoNot onClose={props.onClose} /> : <ClientsDeposit {...props} />;
};

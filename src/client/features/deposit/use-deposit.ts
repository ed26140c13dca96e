import { useActor } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import type { PaymentMethod } from '../../../domain/enums/payment-method';
import { paymentMethods } from '../../../domain/enums/payment-method';
import { api } from '../../api/api';
import { balanceApi, useDepositQuery } from '../../api/balance-api';
import { depositMachine } from '../../machines/deposit-machine';
import type { DepositOrder, StartedDeposit } from '../../machines/deposit-machine';
import { inspect } from '../../machines/inspection/inspection';

/** The socket tells at once; this is for when it cannot. */
const pollMs = 5000;

const isMethod = (name: string): name is PaymentMethod => paymentMethods.some((method) => method === name);

/** Binds the machine's effects: the calls, the way to the provider, the status as the server tells it. */
export const useDeposit = (depositId: string | null, onLeave: () => void) => {
  const [startPlain] = balanceApi.useStartDepositMutation();
  const [startPackage] = balanceApi.useStartPackageDepositMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
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
          startDeposit: fromPromise<StartedDeposit, { readonly order: DepositOrder; readonly key: string }>(({ input: { order, key } }) => {
            const { amount, method, packageId } = order;
            if (!isMethod(method)) throw new Error(`no such method: ${method}`);
            return packageId === null
              ? startPlain({ body: { amount, method, returnTo }, idempotencyKey: key }).unwrap()
              : startPackage({ body: { packageId, method, returnTo }, idempotencyKey: key }).unwrap();
          }),
        },
        actions: {
          goToProvider: (_, { redirectUrl }) => leave(redirectUrl),
          moneyCame: () => {
            dispatch(api.util.invalidateTags(['Me', 'Transactions']));
          },
        },
      }),
    [dispatch, leave, returnTo, startPackage, startPlain],
  );
  const [snapshot, send] = useActor(machine, { input: { depositId }, inspect });

  const asked = snapshot.context.depositId;
  const { data: deposit, error, refetch } = useDepositQuery(
    { params: { id: asked ?? '' } },
    { skip: asked === null || snapshot.matches('redirecting'), pollingInterval: snapshot.matches('waiting') ? pollMs : 0, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (deposit !== undefined && deposit.id === asked) send({ type: 'deposit.statusKnown', status: deposit.status });
  }, [asked, deposit, send]);

  return { snapshot, send, leave, deposit: asked === null ? undefined : deposit, error, refetch };
};

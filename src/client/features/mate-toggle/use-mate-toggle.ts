import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { fromPromise, waitFor } from 'xstate';
import { failureOf } from '../../api/api-failure';
import { useSetMateActiveMutation } from '../../api/mates-api';
import { onboardingRequired } from '../../api/mate-readiness-slice';
import { usersApi } from '../../api/users-api';
import { mateToggleMachine } from '../../machines/mate-toggle-machine';
import { useToast } from '../../ui/toast/use-toast';
import { inspect } from '../../machines/inspection/inspection';

/** Binds the machine's effects. `toggle` rejects with any refusal but MATES_ONBOARDING, after showing it. */
export const useMateToggle = (active: boolean, gameId: string) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const [saveActive] = useSetMateActiveMutation();
  const [fetchMe] = usersApi.useLazyMeQuery();

  const machine = useMemo(
    () =>
      mateToggleMachine.provide({
        actors: {
          saveActive: fromPromise<unknown, { readonly active: boolean }>(({ input }) => saveActive({ body: input }).unwrap()),
          refetchMe: fromPromise<unknown>(() => fetchMe().unwrap()),
        },
        actions: {
          storeOnboardingDetails: (_, { refusal }) => {
            dispatch(onboardingRequired(failureOf(refusal).details ?? null));
          },
          goToOnboarding: () => void navigate(`/${gameId}/mate/onboarding`),
          showDanger: (_, { refusal }) => toast.danger(failureOf(refusal).message),
        },
      }),
    [dispatch, fetchMe, gameId, navigate, saveActive, toast],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { active }, inspect });

  useEffect(() => send({ type: 'meChanged', active }), [active, send]);

  const toggle = async (): Promise<void> => {
    send({ type: 'toggle' });
    const settled = await waitFor(actor, (state) => state.matches('settled'));
    if (settled.context.refusal !== null) throw settled.context.refusal;
  };
  return { shown: snapshot.context.active, busy: !snapshot.matches('settled'), toggle };
};

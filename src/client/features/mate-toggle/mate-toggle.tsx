import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { fromPromise, waitFor } from 'xstate';
import { defineTexts } from '../../kit/texts/define-texts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useSetMateActiveMutation } from '../../entities/mate/mates-changes-api';
import { onboardingRequired } from '../../entities/mate/mate-readiness-slice';
import { useLazyPushQuery } from '../../entities/notification/push-api';
import { useMe, usersApi } from '../../entities/person/users-api';
import { mateToggleMachine } from './mate-toggle-machine';
import { useToast } from '../../kit/toast/use-toast';
import { inspect } from '../../kit/machines/inspection';
import { offerPush } from './offer-push';
import { Switch } from '../../kit/form/switch';
import { onboardingPath } from '#contract/routes/landing-pages.ts';

const texts = defineTexts({ ru: { label: 'Принимаю заказы', short: 'Заказы' } });

/** Provides the machine's effects. Any refusal but MATES_ONBOARDING is shown. */
const useMateToggle = (active: boolean, gameId: string) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  // One mutation shared by all switches of the page: while the one in the header is pending, the one on the home page
  // is disabled too.
  const [saveActive, { isLoading: saving }] = useSetMateActiveMutation({ fixedCacheKey: 'mate-active' });
  const [fetchMe] = usersApi.useLazyMeQuery();
  const [askPush] = useLazyPushQuery();
  const isSetUp = async () => (await askPush().unwrap()).publicKey !== null;

  const machine = useMemo(
    () =>
      mateToggleMachine.provide({
        actors: {
          saveActive: fromPromise<unknown, { readonly active: boolean }>(({ input }) =>
            saveActive({ body: input }).unwrap(),
          ),
          refetchMe: fromPromise<unknown>(() => fetchMe().unwrap()),
        },
        actions: {
          storeOnboardingDetails: (_, { refusal }) => {
            dispatch(onboardingRequired(refusal.details ?? null));
          },
          goToOnboarding: () => void navigate(onboardingPath({ gameId })),
          showDanger: (_, { refusal }) => showRefusal(refusal),
        },
      }),
    [dispatch, fetchMe, gameId, navigate, saveActive, showRefusal],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { active }, inspect });

  useEffect(() => send({ type: 'meChanged', active }), [active, send]);

  const toggle = async (): Promise<void> => {
    send({ type: 'toggle' });
    const settled = await waitFor(actor, (state) => state.matches('settled'));
    if (settled.context.refusal !== null) logged(settled.context.refusal);
    else if (settled.context.active) offerPush(toast, gameId, isSetUp).catch(logged);
  };
  return { shown: snapshot.context.active, busy: saving || !snapshot.matches('settled'), toggle };
};

const logged = (error: unknown) => console.error(error);

/** «Принимаю заказы»: in the header, in the phone's menu and on a mate's home. */
export const MateToggle = ({ compact = false }: { readonly compact?: boolean }) => {
  const access = useMe()?.mateAccess ?? null;
  return access === null ? null : <Bound active={access.active} gameId={access.gameId} compact={compact} />;
};

interface BoundProps {
  readonly active: boolean;
  readonly gameId: string;
  readonly compact: boolean;
}

const Bound = ({ active, gameId, compact }: BoundProps) => {
  const { shown, busy, toggle } = useMateToggle(active, gameId);
  return (
    <Switch
      label={texts.label}
      {...(compact ? { shortLabel: texts.short } : {})}
      checked={shown}
      busy={busy}
      onChange={() => void toggle().catch(logged)}
    />
  );
};

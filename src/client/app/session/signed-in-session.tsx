import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type AppStore, rootReducer } from '../store/create-app-store';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { startWhenIdle } from './start-when-idle';
import { useModals } from '../../entities/modals/modals';
import { setTimeZone } from '../../kit/time/server-now';
import { useMarkOnlineMutation } from '../../entities/person/users-api';
import type { Me } from '../../../contract/schemas/me';
import { failureOf, isUndecided } from '../../api/api-error';
import { sessionHint } from '../../api/session-hint';
import { signedInBefore } from '../../entities/session/signed-in-before';
import { referralCookie } from './store-referral';
import { useRealtime } from './use-realtime';

/** The chat runs while somebody is signed in; its code comes after the page. */
const useChatEngine = (userId: string): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(
    () =>
      startWhenIdle(async () => {
        const { startChat } = await import(/* webpackChunkName: "chat-engine" */ '../../entities/chat/start-chat');
        return () =>
          startChat(
            {
              dispatch,
              injectReducer: (slice) => rootReducer.inject(slice),
              addMiddleware: (middleware) => dynamicMiddleware.addMiddleware(middleware),
            },
            userId,
          );
      }),
    [userId, dispatch],
  );
};

const param = 'deposit';

/** Payment providers send people back with `?deposit={id}`: says what became of it and cleans the address. */
const useDepositReturn = (): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const depositId = query.get(param);
    if (depositId === null) return;
    query.delete(param);
    const rest = query.toString();
    void navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
    modals.open({ name: 'deposit', props: { depositId } });
  }, [pathname, search, hash, navigate, modals]);
};

/** From now on this browser is asked to sign in, not to register. */
const useMarkSignedInBefore = (): void => {
  useEffect(() => {
    signedInBefore.set();
    // Whoever came by an account elsewhere is signed in by a redirect, of which no call of the page has heard.
    if (!sessionHint.isSignedIn()) sessionHint.set(Date.now());
  }, []);
};

const useOwnTimeZone = (timeZone: string): void => {
  useEffect(() => {
    setTimeZone(timeZone);
  }, [timeZone]);
};

const periodMs = 180_000;

/** «В сети»: told on sign-in and every three minutes from then on. */
const usePresence = (userId: string): void => {
  const [markOnline] = useMarkOnlineMutation();
  useEffect(() => {
    const tell = () => void markOnline();
    tell();
    const timer = setInterval(tell, periodMs);
    return () => clearInterval(timer);
  }, [userId, markOnline]);
};

/** Nobody has heard of it, or only that there was too much or nobody signed in: the next visit may try again. */
const isRetriable = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.status === 401 || isUndecided(failure);
};

/** A client's kept referral is sent once and forgotten when answered. */
export const useReferral = (me: Me): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const sentFor = useRef<string | null>(null);
  const clientId = me.mateAccess === null ? me.id : null;
  useEffect(() => {
    const referral = clientId === null ? null : referralCookie.read();
    if (referral === null || sentFor.current === clientId) return;
    sentFor.current = clientId;
    const send = async (): Promise<void> => {
      const { referralsApi } = await import(/* webpackChunkName: "referrals" */ '../../entities/person/referrals-api');
      await dispatch(referralsApi.endpoints.claimReferral.initiate({ body: referral })).unwrap();
    };
    send().then(referralCookie.clear, (error: unknown) => {
      if (!isRetriable(error)) referralCookie.clear();
      console.error(error);
    });
  }, [clientId, dispatch]);
};

/** Notifications of this browser: a press on one opens its page here, and who wants to be told still is. */
const usePush = (userId: string): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const navigate = useNavigate();
  useEffect(
    () =>
      startWhenIdle(async () => {
        const { syncPush: keepPush } = await import(/* webpackChunkName: "push" */ './sync-push');
        return () => keepPush(userId, dispatch, (place) => void navigate(place));
      }),
    [userId, dispatch, navigate],
  );
};

/** What goes on beside the page while somebody is signed in; it ends when they sign out. */
export const SignedInSession = ({ me }: { readonly me: Me }) => {
  useMarkSignedInBefore();
  useOwnTimeZone(me.timeZone);
  usePresence(me.id);
  useRealtime(me);
  useChatEngine(me.id);
  useReferral(me);
  usePush(me.id);
  useDepositReturn();
  return null;
};

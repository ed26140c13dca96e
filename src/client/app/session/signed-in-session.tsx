import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type AppStore, rootReducer } from '../store/create-app-store';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { startWhenIdle } from '../boot/start-when-idle';
import { useModals } from '../../entities/modals/modals';
import { setTimeZone } from '../../kit/time/server-now';
import { outside } from '../../kit/store/outside';
import { useMarkOnlineMutation } from '../../entities/person/users-api';
import type { Me } from '#contract/schemas/me.ts';
import { type ApiFailure, isUndecided } from '../../api/api-error';
import { attempted } from '../../api/attempted';
import { sessionHint } from '../../api/session-hint';
import { signedInBefore } from '../../entities/session/signed-in-before';
import { referralCookie } from './store-referral';
import { useRealtime } from './use-realtime';
import { runMutation } from '#client/api/run-mutation.ts';

/** Runs the chat while a person is signed in; its code loads after the page. */
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

/** Payment providers redirect people back with `?deposit={id}`: shows the result and removes the parameter. */
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

/** Records that somebody has signed in here: from now on this browser is offered to sign in rather than to register. */
const useMarkSignedInBefore = (): void => {
  useEffect(() => {
    signedInBefore.set();
    // Sign-in with an external account ends with a redirect: no call of this page has recorded it.
    if (!sessionHint.isSignedIn()) sessionHint.set(Date.now());
  }, []);
};

const useOwnTimeZone = (timeZone: string): void => {
  useEffect(() => {
    setTimeZone(timeZone);
  }, [timeZone]);
};

const presencePeriodMs = 180_000;

/** Presence («В сети»): sent on sign-in and every three minutes after that. */
const usePresence = (userId: string): void => {
  const [markOnline] = useMarkOnlineMutation();
  useEffect(() => {
    // While DevTools show the past, the calls would pile up.
    const send = () => void (outside.reopened ?? markOnline());
    send();
    const timer = setInterval(send, presencePeriodMs);
    return () => clearInterval(timer);
  }, [userId, markOnline]);
};

/**
 * The referral did not reach the server, or was refused for the rate limit or a missing session: the next visit may
 * retry it.
 */
const isRetriable = (failure: ApiFailure): boolean => failure.status === 401 || isUndecided(failure);

/** One tab at a time: the next one finds the cookie deleted. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('referral', send) : send();

/** A client's stored referral is sent once, by one of the open tabs, and deleted after the response. */
export const useReferral = (me: Me): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const sentFor = useRef<string | null>(null);
  const clientId = me.mateAccess === null ? me.id : null;
  useEffect(() => {
    if (clientId === null || referralCookie.read() === null || sentFor.current === clientId) return;
    sentFor.current = clientId;
    const send = async (): Promise<void> => {
      const { referralsApi } = await import(/* webpackChunkName: "referrals" */ '../../entities/person/referrals-api');
      const referral = referralCookie.read();
      if (referral === null) return;
      const { failure, problem } = await attempted(() =>
        runMutation(dispatch, referralsApi.endpoints.claimReferral, { body: referral }),
      );
      if (failure === undefined || !isRetriable(failure)) referralCookie.clear();
      if (failure !== undefined) throw problem;
    };
    inTurn(send).catch((error: unknown) => console.error(error));
  }, [clientId, dispatch]);
};

/** Push notifications of this browser: a pressed one opens its page here, and the subscription is renewed. */
const usePush = (userId: string): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const navigate = useNavigate();
  useEffect(
    () =>
      startWhenIdle(async () => {
        const { syncPush } = await import(/* webpackChunkName: "push" */ './sync-push');
        return () => syncPush(userId, dispatch, (path) => void navigate(path));
      }),
    [userId, dispatch, navigate],
  );
};

/** Background work while a person is signed in; it ends when they sign out. */
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

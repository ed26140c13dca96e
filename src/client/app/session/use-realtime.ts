import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { defineTexts } from '../../kit/texts/define-texts';
import { modalOpened, modalsSlice } from '../../entities/modals/modals';
import { toastShown } from '../../kit/toast/toasts-slice';
import type { AppStore } from '../store/create-app-store';
import type { Me } from '#contract/schemas/me.ts';
import { usersApi } from '../../entities/person/users-api';
import { storedGameId } from '../../entities/game/chosen-game';
import { startWhenIdle } from '../boot/start-when-idle';

const texts = defineTexts({
  ru: {
    depositPaid: 'Пополнение зачислено на баланс',
    depositDeclined: 'Пополнение не прошло: платёжная система его отклонила',
  },
});

/** The person is paying or has just come back from it: the page itself shows the result. */
const isShownByPage = (getState: AppStore['getState']): boolean =>
  location.pathname.startsWith('/pay/') ||
  location.search.includes('deposit=') ||
  modalsSlice.selectors.topModal(getState())?.name === 'deposit';

/** A delayed payment may end while the person is on another page: a toast shows the result. */
const toastDepositSettled =
  (status: 'PAID' | 'DECLINED') =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    if (isShownByPage(getState)) return;
    dispatch(
      status === 'PAID' ? toastShown('success', texts.depositPaid) : toastShown('danger', texts.depositDeclined),
    );
  };

/** While a person is signed in, the product's socket reports changes; its code loads after the page. */
export const useRealtime = (me: Me): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const userId = me.id;
  const squadGame = useRef<string | undefined>(undefined);
  useEffect(() => {
    squadGame.current = me.squadMember?.gameId;
  }, [me.squadMember?.gameId]);

  useEffect(() => {
    const shownAt = Date.now();
    return startWhenIdle(async () => {
      const [{ connectRealtime }, { refetchTags }, { retryFailedQueries }, { keepQuiet }, { patchAvailability }] =
        await Promise.all([
          import(/* webpackChunkName: "realtime" */ '../realtime/connect-realtime'),
          import(/* webpackChunkName: "realtime" */ '../realtime/refetch-tags'),
          import(/* webpackChunkName: "realtime" */ '../realtime/retry-failed-queries'),
          import(/* webpackChunkName: "realtime" */ '../realtime/keep-quiet'),
          import(/* webpackChunkName: "realtime" */ '../../entities/mate/patch-availability'),
        ]);
      retryFailedQueries();
      return () => {
        const stopQuiet = dispatch(keepQuiet());
        const disconnect = connectRealtime({
          shownAt,
          changed: (tags) => dispatch(refetchTags(tags)),
          pinged: ({ squadId, username }) => {
            dispatch(
              modalOpened({
                name: 'squad-ping',
                props: { squadId, username, gameId: squadGame.current ?? storedGameId() },
              }),
            );
          },
          availability: ({ mates }) => dispatch(patchAvailability(mates)),
          depositSettled: ({ status }) => dispatch(toastDepositSettled(status)),
          renewSession: () =>
            dispatch(usersApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap(),
        });
        return () => {
          disconnect();
          stopQuiet();
        };
      };
    });
  }, [userId, dispatch]);
};

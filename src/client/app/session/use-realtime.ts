import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { defineTexts } from '../../kit/texts/define-texts';
import { modalOpened, modalsSlice } from '../../entities/modals/modals';
import { toastShown } from '../../kit/toast/toasts-slice';
import type { AppStore } from '../store/create-app-store';
import type { Me } from '../../../contract/schemas/me';
import { usersApi } from '../../entities/person/users-api';
import { storedGameId } from '../../entities/game/chosen-game';
import { startWhenIdle } from './start-when-idle';

const texts = defineTexts({
  ru: {
    depositPaid: 'Пополнение зачислено на баланс',
    depositDeclined: 'Пополнение не прошло: платёжная система его отклонила',
  },
});

/** Paying right now, or just back from it: the page itself says how it ended. */
const isShownByPage = (getState: AppStore['getState']): boolean =>
  location.pathname.startsWith('/pay/') ||
  location.search.includes('deposit=') ||
  modalsSlice.selectors.topModal(getState())?.name === 'deposit';

/** A payment that was delayed ends somewhere else in the product: a toast tells. */
const toastDepositSettled =
  (status: 'PAID' | 'DECLINED') =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    if (isShownByPage(getState)) return;
    dispatch(
      status === 'PAID' ? toastShown('success', texts.depositPaid) : toastShown('danger', texts.depositDeclined),
    );
  };

/** While somebody is signed in, the product's socket says what changed; its code comes after the page. */
export const useRealtime = (me: Me): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const userId = me.id;
  const squadGame = useRef<string | undefined>(undefined);
  useEffect(() => {
    squadGame.current = me.squadMember?.gameId;
  }, [me.squadMember?.gameId]);

  useEffect(
    () =>
      startWhenIdle(async () => {
        const [
          { connectRealtime },
          { refetchTags: askAnew },
          { retryFailedQueries: askAgainForWhatStands },
          { patchAvailability: followAvailability },
        ] = await Promise.all([
          import(/* webpackChunkName: "realtime" */ '../realtime/connect-realtime'),
          import(/* webpackChunkName: "realtime" */ '../realtime/refetch-tags'),
          import(/* webpackChunkName: "realtime" */ '../realtime/retry-failed-queries'),
          import(/* webpackChunkName: "realtime" */ '../../entities/mate/patch-availability'),
        ]);
        askAgainForWhatStands();
        return () =>
          connectRealtime({
            changed: (tags) => dispatch(askAnew(tags)),
            pinged: ({ squadId, username }) => {
              dispatch(
                modalOpened({
                  name: 'squad-ping',
                  props: { squadId, username, gameId: squadGame.current ?? storedGameId() },
                }),
              );
            },
            availability: ({ mates }) => dispatch(followAvailability(mates)),
            depositSettled: ({ status }) => dispatch(toastDepositSettled(status)),
            renewSession: () =>
              dispatch(usersApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap(),
          });
      }),
    [userId, dispatch],
  );
};

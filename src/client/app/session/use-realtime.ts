import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Me } from '../../../contract/schemas/me';
import { api } from '../../api/api';
import { usersApi } from '../../api/users-api';
import { modalOpened } from '../../ui/modals/modals-slice';
import { rememberedGame } from '../../ui/routing/game-choice';
import type { AppStore } from '../store/create-app-store';
import { sayDepositSettled } from './say-deposit-settled';
import { startWhenIdle } from './start-when-idle';

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
        const { connectRealtime } = await import(/* webpackChunkName: "realtime" */ '../realtime/connect-realtime');
        return () =>
          connectRealtime({
            changed: (tags) => dispatch(api.util.invalidateTags([...tags])),
            pinged: ({ squadId, username }) => {
              dispatch(modalOpened({ name: 'squad-ping', props: { squadId, username, gameId: squadGame.current ?? rememberedGame() } }));
            },
            depositSettled: ({ status }) => dispatch(sayDepositSettled(status)),
            renewSession: () => dispatch(usersApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap(),
          });
      }),
    [userId, dispatch],
  );
};

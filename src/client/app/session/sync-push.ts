import { pushApi } from '../../entities/notification/push-api';
import { renewPushSubscription, pushOwner } from '../../entities/notification/push-subscription';
import { onOpenPath } from '../../kit/worker/open-path';
import type { AppStore } from '../store/create-app-store';
import { runMutation } from '#client/api/run-mutation.ts';

/**
 * The end of the last session removed the push subscription: a person who had enabled push in this browser and signs in
 * again is subscribed again.
 */
const subscribeAgain = async (userId: string, dispatch: AppStore['dispatch']): Promise<void> => {
  const query = pushApi.endpoints.push.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { publicKey, subscribed } = await dispatch(query).unwrap();
  if (publicKey === null || subscribed) return;
  const device = await renewPushSubscription(userId, publicKey);
  if (device !== null) await runMutation(dispatch, pushApi.endpoints.startPush, { body: device });
};

/**
 * Renews the push subscription of this browser and opens the page of a pressed notification. Returns a function that
 * stops it.
 */
export const syncPush = (userId: string, dispatch: AppStore['dispatch'], go: (path: string) => void): (() => void) => {
  if (pushOwner.is(userId)) subscribeAgain(userId, dispatch).catch((error: unknown) => console.error(error));
  return onOpenPath(go);
};

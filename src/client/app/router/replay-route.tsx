import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useMe } from '../../api/use-me';
import { chatStarted, chatStopped } from '../../chat/store/chat-actions';
import { recorderMiddleware } from '../../features/dev-replay/chat-recorder';
import { DevReplayPage } from '../../features/dev-replay/dev-replay-page';
import { lateMiddleware } from '../store/late-middleware';

let recorderAdded = false;

/** Features do not know the store: here the recorder gets its place in the chain. */
export const ReplayRoute = () => {
  const dispatch = useDispatch();
  const userId = useMe()?.id ?? null;
  useEffect(() => {
    if (recorderAdded) return;
    recorderAdded = true;
    lateMiddleware.addMiddleware(recorderMiddleware);
  }, []);
  const restart = () => {
    if (userId === null) return;
    dispatch(chatStopped());
    dispatch(chatStarted({ userId }));
  };
  return <DevReplayPage userId={userId} restart={restart} />;
};

import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import * as on from '../../entities/chat/store/chat-actions';
import type { AppStore } from '../store/create-app-store';

/** What the person does in the chat is not lost: it is done at once, unseen, and sent when the newest state is shown. */
const ofThePerson = [
  on.messageQueued,
  on.messageRetried,
  on.messageDiscarded,
  on.messageEditWanted,
  on.messageDeleteWanted,
  on.reactionWanted,
  on.muteWanted,
];

export const isOfThePerson = (action: UnknownAction): boolean => ofThePerson.some((creator) => creator.match(action));

/**
 * The dispatch of components that show another state than the newest one. Their effects ask for what that state lacks;
 * such actions are dropped. With the newest state they get the store's own dispatch again, a dependency of each of
 * these effects, and ask anew. Requests wait at `outside`.
 */
export const viewerDispatch = (live: AppStore): AppStore['dispatch'] =>
  new Proxy(live.dispatch, {
    apply: (dispatch, self, [action]: readonly unknown[]) => {
      const passes = !isAction(action) || action.type.startsWith('api/') || isOfThePerson({ ...action });
      return passes ? Reflect.apply(dispatch, self, [action]) : action;
    },
  });

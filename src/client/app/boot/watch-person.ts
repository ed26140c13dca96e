import { signOutPath } from '../../entities/session/sign-out-path';
import { api, tags } from '../../api/api';
import { isAboutPerson, personHere } from '../../api/person-here';
import { onSessionChangedInOtherTab } from '../../api/other-tabs';
import type { AppStore } from '../store/create-app-store';

/**
 * Notices that another person has signed in, or this one out, in another tab. Events are missed while a page sleeps: in
 * the browser's cache of pages, or in a phone that has put the tab aside. So it also looks whenever it wakes, and at
 * once, because its code loads after the page.
 */
export const watchPerson = ({ dispatch }: AppStore): void => {
  const heard = (): void => {
    if (personHere.check()) return;
    // A guest's page may show what only guests see; a person's own page asks whether the session has ended.
    const isGuest = personHere.own() === null;
    dispatch(api.util.invalidateTags(isGuest ? [...tags] : ['Me']));
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href="${signOutPath}"]`) !== null) personHere.signsOut();
  });
  personHere.check();
  onSessionChangedInOtherTab(heard);
  addEventListener('storage', (event) => {
    if (isAboutPerson(event)) heard();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heard();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') personHere.check();
  });
};

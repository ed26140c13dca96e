import { createAction, type Middleware, type Dispatch } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { personHere } from '../../api/person-here';
import { tabPast } from '../../entities/support/tab-past';
import { usersApi } from '../../entities/person/users-api';

/** Empties every slice: nothing of a person may stay for the next one. */
export const personLeft = createAction('person/left');

/**
 * Everything that the page holds belongs to one person. As soon as another one, or nobody, is signed in, all of it is
 * dropped and the page is left, because data is also held outside of the store.
 *
 * @param leave stops what the page runs and loads it anew
 */
export const onePerson =
  (leave: () => void): Middleware<unknown, unknown, Dispatch> =>
  ({ dispatch }) => {
    const drop = (next: string | null): void => {
      // First the components: what they do on their way out must not be seen, or stored, under the next person.
      leave();
      dispatch(api.util.resetApiState());
      dispatch(personLeft());
      tabPast.clear();
      personHere.become(next);
    };
    personHere.begin();
    personHere.onAnother(() => drop(personHere.inBrowser()));
    return (next) => (action) => {
      if (!usersApi.endpoints.me.matchFulfilled(action)) return next(action);
      const id = action.payload?.id ?? null;
      const own = personHere.own();
      if (own !== undefined && own !== null && own !== id) drop(id);
      else personHere.become(id);
      return next(action);
    };
  };

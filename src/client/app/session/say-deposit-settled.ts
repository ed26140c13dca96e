import { modalsSlice } from '../../ui/modals/modals-slice';
import { toastShown } from '../../ui/toast/toasts-slice';
import type { AppStore } from '../store/create-app-store';
import { texts } from './texts';

/** Paying right now, or just back from it: the page itself says how it ended. */
const isToldAnyway = (getState: AppStore['getState']): boolean =>
  location.pathname.startsWith('/pay/') || location.search.includes('deposit=') || modalsSlice.selectors.topModal(getState())?.name === 'deposit';

/** A payment that was delayed ends somewhere else in the product: a toast tells. */
export const sayDepositSettled =
  (status: 'PAID' | 'DECLINED') =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    if (isToldAnyway(getState)) return;
    dispatch(status === 'PAID' ? toastShown('success', texts.depositPaid) : toastShown('danger', texts.depositDeclined));
  };

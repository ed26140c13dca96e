import { combineSlices } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mateReadinessSlice } from '../../api/mate-readiness-slice';
import { modalsSlice } from '../../ui/modals/modals-slice';
import { toastsSlice } from '../../ui/toast/toasts-slice';

/** Lazy features add their slices with `rootReducer.inject(slice)`; the first load carries only these. */
export const rootReducer = combineSlices(api, toastsSlice, modalsSlice, mateReadinessSlice);

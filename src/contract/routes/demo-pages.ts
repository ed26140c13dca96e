import { type PagePath, route } from './route';

/* Pages of the demo and for developers. */

export const dummyPaymentPath = route('/pay/dummy/:depositId');
export const devUiPath = '/dev/ui' satisfies PagePath;
export const devReplayPath = '/dev/replay' satisfies PagePath;
export const devMachinesPath = '/dev/machines' satisfies PagePath;
export const devMarketPath = '/dev/market' satisfies PagePath;

import type { App } from '../../../platform/app';
import { atolTill } from './atol';
import type { Till } from './till';
import { trainingTill } from './training-till';
import { unitpayTill } from './unitpay-till';
import { yookassaTill } from './yookassa-till';

const known = new WeakMap<App['database'], Till | null>();

const setUp = ({ config, clock }: App): Till | null => {
  const { provider } = config.receipts;
  const { yookassa, unitpay } = config.payments;
  if (provider?.by === 'YOOKASSA' && yookassa !== null) return yookassaTill(yookassa, provider);
  if (provider?.by === 'UNITPAY' && unitpay !== null && config.payouts.unitpay !== null)
    return unitpayTill(unitpay, config.payouts.unitpay, provider);
  if (config.receipts.atol !== null) return atolTill(config.receipts.atol);
  return config.demo ? trainingTill(clock) : null;
};

/** The register of this installation; null: none. One for the process, because it keeps a token and a pace. */
export const tillOf = (app: App): Till | null => {
  const found = known.get(app.database);
  if (found !== undefined) return found;
  const till = setUp(app);
  known.set(app.database, till);
  return till;
};

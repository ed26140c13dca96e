import type { Feature } from '../platform/feature';
import { type FeatureName, featureOrder } from '../features/order';
import { age } from '../features/age/feature';
import { accounts } from '../features/accounts/feature';
import { audit } from '../features/audit/feature';
import { auth } from '../features/auth/feature';
import { desk } from '../features/desk/feature';
import { balance } from '../features/balance/feature';
import { catalogue } from '../features/catalogue/feature';
import { bookings } from '../features/bookings/feature';
import { blog } from '../features/blog/feature';
import { chatFeature } from '../features/chat/feature';
import { consents } from '../features/consents/feature';
import { draws } from '../features/draws/feature';
import { gameParams } from '../features/game-params/feature';
import { giftCertificates } from '../features/gift-certificates/feature';
import { landings } from '../features/landings/feature';
import { mateAccess } from '../features/mate-access/feature';
import { mateApplications } from '../features/mate-applications/feature';
import { mateClients } from '../features/mate-clients/feature';
import { mates } from '../features/mates/feature';
import { ownData } from '../features/own-data/feature';
import { notifications } from '../features/notifications/feature';
import { povRequests } from '../features/pov-requests/feature';
import { promoCodes } from '../features/promo-codes/feature';
import { payouts } from '../features/payouts/feature';
import { reads } from '../features/reads/feature';
import { receipts } from '../features/receipts/feature';
import { reference } from '../features/reference/feature';
import { referrals } from '../features/referrals/feature';
import { reserves } from '../features/reserves/feature';
import { reviews } from '../features/reviews/feature';
import { appeals } from '../features/appeals/feature';
import { reports } from '../features/reports/feature';
import { secondStep } from '../features/second-step/feature';
import { settings } from '../features/settings/feature';
import { squads } from '../features/squads/feature';
import { support } from '../features/support/feature';
import { risk } from '../features/risk/feature';
import { taxes } from '../features/taxes/feature';
import { tips } from '../features/tips/feature';
import { whatIf } from '../features/what-if/feature';
import { users } from '../features/users/feature';
import { demo } from './demo/feature';
import { dev } from './dev/feature';

const byName: Readonly<Record<FeatureName, Feature>> = {
  reference,
  reads,
  consents,
  age,
  'own-data': ownData,
  'mate-access': mateAccess,
  users,
  'game-params': gameParams,
  notifications,
  audit,
  catalogue,
  settings,
  risk,
  taxes,
  'second-step': secondStep,
  balance,
  payouts,
  receipts,
  'gift-certificates': giftCertificates,
  reserves,
  draws,
  mates,
  'mate-clients': mateClients,
  'mate-applications': mateApplications,
  chat: chatFeature,
  support,
  reviews,
  referrals,
  'promo-codes': promoCodes,
  landings,
  tips,
  blog,
  auth,
  squads,
  bookings,
  'pov-requests': povRequests,
  accounts,
  reports,
  appeals,
  'what-if': whatIf,
  desk,
};

/** All features of the process in the declared order; the demo's own last. */
export const features: readonly Feature[] = [...featureOrder.map((name) => byName[name]), dev, demo];

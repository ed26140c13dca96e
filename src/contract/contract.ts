import { adminUsersContract } from './admin-users';
import { notificationsContract } from './notifications';
import { notifierContract } from './notifier';
import { referralsContract } from './referrals';
import { supportContract } from './support';
import { authContract } from './auth';
import { balanceContract } from './balance';
import { chatContract } from './chat/chat';
import { depositsContract } from './deposits';
import { devContract } from './dev';
import { gameParamsContract } from './game-params';
import { devApplicationsContract } from './dev-applications';
import { mateApplicationsContract } from './mate-applications';
import { mateClientsContract } from './mate-clients';
import { mateLandingsContract } from './mate-landings';
import { mateStandingContract } from './mate-standing';
import { matesContract } from './mates';
import { povRequestsContract } from './pov-requests';
import { providerCallbacksContract } from './provider-callbacks';
import { referenceContract } from './reference';
import { reviewsContract } from './reviews';
import { sessionsContract } from './sessions';
import { adminDisputesContract } from './squads/admin-disputes';
import { firstSquadContract } from './squads/first-squad';
import { hotSquadsContract } from './squads/hot-squads';
import { squadPlayContract } from './squads/squad-play';
import { squadPricesContract } from './squads/squad-prices';
import { squadPromoContract } from './squads/squad-promo';
import { squadReviewsContract } from './squads/squad-reviews';
import { squadsContract } from './squads/squads';
import { tipsContract } from './tips';
import { trainingLandingsContract } from './training-landings';
import { usersContract } from './users';
import { withdrawalsContract } from './withdrawals';

/** Every call of the product by its route: the table of contents of the wire. */
export const contract = {
  ...authContract,
  ...usersContract,
  ...sessionsContract,
  ...gameParamsContract,
  ...squadsContract,
  ...squadPlayContract,
  ...adminDisputesContract,
  ...squadPromoContract,
  ...squadPricesContract,
  ...hotSquadsContract,
  ...firstSquadContract,
  ...squadReviewsContract,
  ...chatContract,
  ...referenceContract,
  ...matesContract,
  ...mateStandingContract,
  ...mateApplicationsContract,
  ...mateClientsContract,
  ...mateLandingsContract,
  ...trainingLandingsContract,
  ...tipsContract,
  ...reviewsContract,
  ...balanceContract,
  ...depositsContract,
  ...withdrawalsContract,
  ...povRequestsContract,
  ...providerCallbacksContract,
  ...adminUsersContract,
  ...notificationsContract,
  ...notifierContract,
  ...referralsContract,
  ...supportContract,
  ...devContract,
  ...devApplicationsContract,
} as const;

export type Contract = typeof contract;

import { deskAuditContract } from './desk/audit';
import { deskCodeContract } from './desk/code';
import { deskToolsContract } from './desk/tools';
import { deskDisputesContract } from './desk/disputes';
import { deskMateApplicationsContract } from './desk/people/mate-applications';
import { deskMatesContract } from './desk/people/mates';
import { deskPovRequestsContract } from './desk/pov-requests';
import { deskReviewCriteriaContract } from './desk/catalogue/review-criteria';
import { deskReviewsContract } from './desk/people/reviews';
import { deskSquadStepsContract } from './desk/squad-steps';
import { deskSquadsContract } from './desk/squads';
import { deskSupportContract } from './desk/people/support';
import { deskLedgerContract } from './desk/money/ledger';
import { deskUndeliveredContract } from './desk/undelivered';
import { deskTodayContract } from './desk/today';
import { deskCorrectionsContract } from './desk/money/corrections';
import { deskTransactionsContract } from './desk/money/transactions';
import { deskNotificationsContract } from './desk/notifications';
import { deskCategoriesContract } from './desk/catalogue/categories';
import { deskGamesContract } from './desk/catalogue/games';
import { deskCoursesContract } from './desk/catalogue/courses';
import { deskPagesContract } from './desk/catalogue/pages';
import { deskOperatorsContract } from './desk/people/operators';
import { deskDepositsContract } from './desk/money/deposits';
import { deskMoneyMethodsContract } from './desk/money/money-methods';
import { deskPayoutsContract } from './desk/money/payouts';
import { deskRefundsContract } from './desk/money/refunds';
import { deskReceiptsContract } from './desk/money/receipts';
import { receiptsContract } from './money/receipts';
import { deskRingsContract } from './desk/money/rings';
import { deskWhatIfContract } from './desk/what-if';
import { deskTaxesContract } from './desk/money/taxes';
import { heldGiftsContract } from './money/held-gifts';
import { taxesContract } from './money/taxes';
import { deskDrawsContract } from './desk/money/draws';
import { deskReconciliationsContract } from './desk/money/reconciliations';
import { deskBookingsContract } from './desk/bookings';
import { deskReservesContract } from './desk/money/reserves';
import { deskPromoCodesContract } from './desk/money/promo-codes';
import { deskAppealsContract } from './desk/people/appeals';
import { deskReportsContract } from './desk/people/reports';
import { deskSettingsContract } from './desk/settings';
import { deskSecondStepContract } from './desk/people/second-step';
import { deskUserTabsContract } from './desk/people/user-tabs';
import { deskUsersContract } from './desk/people/users';
import { deskWithdrawalsContract } from './desk/money/withdrawals';
import { notificationsContract } from './people/notifications';
import { leavingContract } from './people/leaving';
import { notifierContract } from './people/notifier';
import { pushContract } from './people/push';
import { readsContract } from './reads';
import { referralsContract } from './money/referrals';
import { supportContract } from './people/support';
import { authContract } from './people/auth';
import { balanceContract } from './money/balance';
import { deskBlogContract } from './desk/blog';
import { blogContract } from './blog/blog';
import { blogPurchaseContract } from './blog/blog-purchase';
import { blogWritingContract } from './blog/blog-writing';
import { chatContract } from './chat/chat';
import { depositsContract } from './money/deposits';
import { devContract } from './dev';
import { documentsContract } from './documents';
import { deskAccountantContract } from './desk/money/accountant';
import { ageContract } from './people/age';
import { consentsContract } from './people/consents';
import { ownDataContract } from './people/own-data';
import { drawsContract } from './money/draws';
import { gameParamsContract } from './mates/game-params';
import { devApplicationsContract } from './dev-applications';
import { mateApplicationsContract } from './mates/mate-applications';
import { mateClientsContract } from './mates/mate-clients';
import { mateLandingsContract } from './mates/mate-landings';
import { mateStandingContract } from './mates/mate-standing';
import { mateVoiceContract } from './mates/mate-voice';
import { matesContract } from './mates/mates';
import { povRequestsContract } from './pov-requests';
import { providerCallbacksContract } from './money/provider-callbacks';
import { referenceContract } from './reference';
import { appealsContract } from './people/appeals';
import { reportsContract } from './people/reports';
import { reviewsContract } from './mates/reviews';
import { secondStepContract } from './people/second-step';
import { sessionsContract } from './people/sessions';
import { socialContract } from './people/social';
import { prepaidSquadContract } from './squads/prepaid-squad';
import { firstSquadContract } from './squads/first-squad';
import { bookingsContract } from './squads/bookings';
import { hotSquadsContract } from './squads/hot-squads';
import { squadPastContract } from './squads/squad-past';
import { squadPlayContract } from './squads/squad-play';
import { squadPricesContract } from './squads/squad-prices';
import { promoCodesContract } from './money/promo-codes';
import { squadPromoContract } from './squads/squad-promo';
import { squadLobbyContract } from './squads/squad-lobby';
import { squadReviewsContract } from './squads/squad-reviews';
import { squadMembersContract } from './squads/squad-members';
import { squadListsContract } from './squads/squad-lists';
import { squadsContract } from './squads/squads';
import { tipsContract } from './money/tips';
import { trainingLandingsContract } from './mates/training-landings';
import { usersContract } from './people/users';
import { giftCertificatesContract } from './money/gift-certificates';
import { reservesContract } from './money/reserves';
import { withdrawalsContract } from './money/withdrawals';

/** Every call of the product by its route. */
export const contract = {
  ...authContract,
  ...usersContract,
  ...sessionsContract,
  ...secondStepContract,
  ...gameParamsContract,
  ...squadsContract,
  ...squadMembersContract,
  ...squadListsContract,
  ...squadPlayContract,
  ...squadPastContract,
  ...squadPromoContract,
  ...squadPricesContract,
  ...bookingsContract,
  ...hotSquadsContract,
  ...firstSquadContract,
  ...prepaidSquadContract,
  ...socialContract,
  ...squadReviewsContract,
  ...squadLobbyContract,
  ...chatContract,
  ...referenceContract,
  ...matesContract,
  ...mateStandingContract,
  ...mateVoiceContract,
  ...mateApplicationsContract,
  ...mateClientsContract,
  ...mateLandingsContract,
  ...trainingLandingsContract,
  ...documentsContract,
  ...consentsContract,
  ...deskAccountantContract,
  ...ageContract,
  ...heldGiftsContract,
  ...deskRingsContract,
  ...deskWhatIfContract,
  ...taxesContract,
  ...deskTaxesContract,
  ...ownDataContract,
  ...tipsContract,
  ...blogContract,
  ...blogWritingContract,
  ...blogPurchaseContract,
  ...deskBlogContract,
  ...reviewsContract,
  ...balanceContract,
  ...depositsContract,
  ...withdrawalsContract,
  ...giftCertificatesContract,
  ...reservesContract,
  ...drawsContract,
  ...povRequestsContract,
  ...providerCallbacksContract,
  ...reportsContract,
  ...appealsContract,
  ...deskAppealsContract,
  ...deskUsersContract,
  ...deskUserTabsContract,
  ...deskSecondStepContract,
  ...deskOperatorsContract,
  ...deskAuditContract,
  ...deskCodeContract,
  ...deskReportsContract,
  ...deskSettingsContract,
  ...deskToolsContract,
  ...deskWithdrawalsContract,
  ...deskDisputesContract,
  ...deskMateApplicationsContract,
  ...deskMatesContract,
  ...deskSquadsContract,
  ...deskSquadStepsContract,
  ...deskPovRequestsContract,
  ...deskSupportContract,
  ...deskReviewsContract,
  ...deskReviewCriteriaContract,
  ...deskLedgerContract,
  ...deskUndeliveredContract,
  ...deskTodayContract,
  ...deskTransactionsContract,
  ...deskCorrectionsContract,
  ...deskPromoCodesContract,
  ...deskDepositsContract,
  ...deskReceiptsContract,
  ...deskRefundsContract,
  ...deskPayoutsContract,
  ...deskMoneyMethodsContract,
  ...receiptsContract,
  ...deskReconciliationsContract,
  ...deskBookingsContract,
  ...deskReservesContract,
  ...deskDrawsContract,
  ...deskGamesContract,
  ...deskCategoriesContract,
  ...deskNotificationsContract,
  ...deskCoursesContract,
  ...deskPagesContract,
  ...notificationsContract,
  ...notifierContract,
  ...pushContract,
  ...readsContract,
  ...leavingContract,
  ...referralsContract,
  ...promoCodesContract,
  ...supportContract,
  ...devContract,
  ...devApplicationsContract,
} as const;

export type Contract = typeof contract;

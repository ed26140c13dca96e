import { adminAuditContract } from './admin/audit';
import { adminCodeContract } from './admin/code';
import { backOfficeContract } from './admin/back-office';
import { adminDisputesContract } from './admin/disputes';
import { adminMateApplicationsContract } from './admin/people/mate-applications';
import { adminMatesContract } from './admin/people/mates';
import { adminRecordingsContract } from './admin/recordings';
import { adminReviewCriteriaContract } from './admin/catalogue/review-criteria';
import { adminReviewsContract } from './admin/people/reviews';
import { adminSquadStepsContract } from './admin/squad-steps';
import { adminSquadsContract } from './admin/squads';
import { adminSupportContract } from './admin/people/support';
import { adminLedgerContract } from './admin/money/ledger';
import { adminUndeliveredContract } from './admin/undelivered';
import { adminTodayContract } from './admin/today';
import { adminCorrectionsContract } from './admin/money/corrections';
import { adminTransactionsContract } from './admin/money/transactions';
import { adminBroadcastsContract } from './admin/broadcasts';
import { adminCategoriesContract } from './admin/catalogue/categories';
import { adminGamesContract } from './admin/catalogue/games';
import { adminCoursesContract } from './admin/catalogue/courses';
import { adminPagesContract } from './admin/catalogue/pages';
import { adminOperatorsContract } from './admin/people/operators';
import { adminDepositsContract } from './admin/money/deposits';
import { adminMethodsContract } from './admin/money/methods';
import { adminPayoutsContract } from './admin/money/payouts';
import { adminRefundsContract } from './admin/money/refunds';
import { adminReceiptsContract } from './admin/money/receipts';
import { receiptsContract } from './money/receipts';
import { adminRingsContract } from './admin/money/rings';
import { adminWhatIfContract } from './admin/what-if';
import { adminTaxesContract } from './admin/money/taxes';
import { heldGiftsContract } from './money/held-gifts';
import { taxesContract } from './money/taxes';
import { adminDrawsContract } from './admin/money/draws';
import { adminReconciliationsContract } from './admin/money/reconciliations';
import { adminBookingsContract } from './admin/bookings';
import { adminReservesContract } from './admin/money/reserves';
import { adminPromoCodesContract } from './admin/money/promo-codes';
import { adminAppealsContract } from './admin/people/appeals';
import { adminReportsContract } from './admin/people/reports';
import { adminSettingsContract } from './admin/settings';
import { adminSecondStepContract } from './admin/people/second-step';
import { adminUserTabsContract } from './admin/people/user-tabs';
import { adminUsersContract } from './admin/people/users';
import { adminWithdrawalsContract } from './admin/money/withdrawals';
import { notificationsContract } from './people/notifications';
import { leavingContract } from './people/leaving';
import { notifierContract } from './people/notifier';
import { pushContract } from './people/push';
import { readsContract } from './reads';
import { referralsContract } from './money/referrals';
import { supportContract } from './people/support';
import { authContract } from './people/auth';
import { balanceContract } from './money/balance';
import { adminBlogContract } from './blog/admin-blog';
import { blogContract } from './blog/blog';
import { blogPurchaseContract } from './blog/blog-purchase';
import { blogWritingContract } from './blog/blog-writing';
import { chatContract } from './chat/chat';
import { depositsContract } from './money/deposits';
import { devContract } from './dev';
import { documentsContract } from './documents';
import { adminAccountantContract } from './admin/money/accountant';
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
import { squadListsContract } from './squads/squad-lists-calls';
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
  ...adminAccountantContract,
  ...ageContract,
  ...heldGiftsContract,
  ...adminRingsContract,
  ...adminWhatIfContract,
  ...taxesContract,
  ...adminTaxesContract,
  ...ownDataContract,
  ...tipsContract,
  ...blogContract,
  ...blogWritingContract,
  ...blogPurchaseContract,
  ...adminBlogContract,
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
  ...adminAppealsContract,
  ...adminUsersContract,
  ...adminUserTabsContract,
  ...adminSecondStepContract,
  ...adminOperatorsContract,
  ...adminAuditContract,
  ...adminCodeContract,
  ...adminReportsContract,
  ...adminSettingsContract,
  ...backOfficeContract,
  ...adminWithdrawalsContract,
  ...adminDisputesContract,
  ...adminMateApplicationsContract,
  ...adminMatesContract,
  ...adminSquadsContract,
  ...adminSquadStepsContract,
  ...adminRecordingsContract,
  ...adminSupportContract,
  ...adminReviewsContract,
  ...adminReviewCriteriaContract,
  ...adminLedgerContract,
  ...adminUndeliveredContract,
  ...adminTodayContract,
  ...adminTransactionsContract,
  ...adminCorrectionsContract,
  ...adminPromoCodesContract,
  ...adminDepositsContract,
  ...adminReceiptsContract,
  ...adminRefundsContract,
  ...adminPayoutsContract,
  ...adminMethodsContract,
  ...receiptsContract,
  ...adminReconciliationsContract,
  ...adminBookingsContract,
  ...adminReservesContract,
  ...adminDrawsContract,
  ...adminGamesContract,
  ...adminCategoriesContract,
  ...adminBroadcastsContract,
  ...adminCoursesContract,
  ...adminPagesContract,
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

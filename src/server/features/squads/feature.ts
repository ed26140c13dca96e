import { squadsContract } from '#contract/squads/squads.ts';
import { squadMembersContract } from '#contract/squads/squad-members.ts';
import { squadListsContract } from '#contract/squads/squad-lists.ts';
import { squadPastContract } from '#contract/squads/squad-past.ts';
import { squadPlayContract } from '#contract/squads/squad-play.ts';
import { deskDisputesContract } from '#contract/desk/disputes.ts';
import { deskSquadStepsContract } from '#contract/desk/squad-steps.ts';
import { deskSquadsContract } from '#contract/desk/squads.ts';
import { squadPromoContract } from '#contract/squads/squad-promo.ts';
import { squadPricesContract } from '#contract/squads/squad-prices.ts';
import { firstSquadContract } from '#contract/squads/first-squad.ts';
import { prepaidSquadContract } from '#contract/squads/prepaid-squad.ts';
import { hotSquadsContract } from '#contract/squads/hot-squads.ts';
import { squadReviewsContract } from '#contract/squads/squad-reviews.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskSquadStepsHandlers } from './desk/squad-steps-handlers';
import { deskSquadsHandlers } from './desk/squads-handlers';
import { squadsHandlers } from './squads-handlers';
import { squadMembersHandlers } from './squad-members-handlers';
import { squadListsHandlers } from './squad-lists-handlers';
import { squadPastHandlers } from './past/squad-past-handlers';
import { squadPlayHandlers } from './squad-play-handlers';
import { deskDisputesHandlers } from './dispute/desk-disputes-handlers';
import { squadPromoHandlers } from './promo/squad-promo-handlers';
import { squadPricesHandlers } from './squad-prices-handlers';
import { firstSquadHandlers } from './first-squad/first-squad-handlers';
import { hotSquadsHandlers } from './hot/hot-squads-handlers';
import { carryOutPrepaid } from './prepaid/carry-out-prepaid';
import { prepaidSquadHandlers } from './prepaid/prepaid-squad-handlers';
import { squadLobbyContract } from '#contract/squads/squad-lobby.ts';
import { squadLobbyHandlers } from './squad-lobby-handlers';
import { squadReviewsHandlers } from './reviews/squad-reviews-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { squad } from '../../platform/db/schema/squads';
import { squadStaff } from '../../platform/outbox/put-outbox';
import { squadDeadline } from './squad-deadline';
import { squadVisibility } from './views/squad-visibility';
import { watchSquads } from './watch-squads';

export const squads: Feature = {
  name: 'squads',
  resources: [
    serve(squadsContract, squadsHandlers),
    serve(squadMembersContract, squadMembersHandlers),
    serve(squadListsContract, squadListsHandlers),
    serve(squadPlayContract, squadPlayHandlers),
    serve(squadPastContract, squadPastHandlers),
    serve(deskDisputesContract, deskDisputesHandlers),
    serve(deskSquadsContract, deskSquadsHandlers),
    serve(deskSquadStepsContract, deskSquadStepsHandlers),
    serve(squadPromoContract, squadPromoHandlers),
    serve(squadPricesContract, squadPricesHandlers),
    serve(firstSquadContract, firstSquadHandlers),
    serve(hotSquadsContract, hotSquadsHandlers),
    serve(prepaidSquadContract, prepaidSquadHandlers),
    serve(squadReviewsContract, squadReviewsHandlers),
    serve(squadLobbyContract, squadLobbyHandlers),
  ],
  jobs: (app) => ({ paidOrder: carryOutPrepaid(app) }),
  deadlines: (app) => ({ squad: { lock: lockRow(squad), handle: squadDeadline(app) } }),
  realtime: { rooms: (actor) => (squadVisibility.seesAll(actor) ? [squadStaff] : []), listen: watchSquads },
};

import type { OwnTable } from './own-table';
import { accountTables } from './tables/account-tables';
import { gamesTables } from './tables/games-tables';
import { moneyTables } from './tables/money-tables';
import { wordsTables } from './tables/words-tables';

/** Everything that is kept about a person and is theirs to take, by table. */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  ...accountTables,
  ...gamesTables,
  ...moneyTables,
  ...wordsTables,
};

const operatorsWork = 'an act of an operator, told in the audit log';
const sealedAtStart = 'empty once the product has started; the profile goes out';
const othersWords = 'the words of another person, who may not want to be known';
const passing = 'kept for minutes, proves who somebody is';
const suspicion = 'what the service suspects; told, it would show how not to be found';
const copied = 'made from tables that go out';
const place = 'the place in a squad; whoever paid for it has the row';

/** Columns that refer to a person and do not go out, each with the reason. */
export const keptBack: Readonly<Record<string, string>> = {
  'audit_log.actor_id': 'the memory of the service about its operators',
  'blog_decision.actor_id': operatorsWork,
  'blog_purchase.author_id': 'what others bought; the income stands in the operations',
  'broadcast.created_by': operatorsWork,
  'broadcast_reader.user_id': 'a list for sending, its letters stand in the notifications',
  'chat.started_by': 'the membership goes out',
  'chat_connection.user_id': passing,
  'chat_message.client_id': 'a number that the page gives to a message',
  'chat_presence.user_id': passing,
  'chat_visit.user_id': 'the membership goes out',
  'document_version.author_id': operatorsWork,
  'email_code.user_id': passing,
  'gift_order.mate_id': suspicion,
  'gift_order.payer_id': suspicion,
  'half_agreement.asked_by': operatorsWork,
  'held_gift.other_id': suspicion,
  'inns_to_seal.user_id': sealedAtStart,
  'mate_card.user_id': copied,
  'mate_client.client_id': othersWords,
  'mate_favorite.mate_id': othersWords,
  'mate_free_wish.mate_id': othersWords,
  'mate_offer.user_id': copied,
  'mate_seen.user_id': copied,
  'money_method.changed_by': operatorsWork,
  'notifier_code.user_id': passing,
  'one_time_token.user_id': passing,
  'operator_gift.operator_id': operatorsWork,
  'operator_gift.user_id': 'sums that limit operators; the gifts stand in the operations',
  'operator_look.user_id': passing,
  'operator_note.author_id': operatorsWork,
  'product_setting.changed_by': operatorsWork,
  'provider_callback.resolved_by': operatorsWork,
  'recovery_code.user_id': 'only hashes are kept of them',
  'risk_link.one_id': suspicion,
  'risk_link.other_id': suspicion,
  'risk_member.user_id': suspicion,
  'risk_ring.decided_by': operatorsWork,
  'risk_trace.user_id': 'only hashes are kept of them',
  'second_step_loss.decided_by': operatorsWork,
  'receipt_line.principal_id': 'a line of the buyer’s receipt; what was earned goes out',
  'reconciliation.created_by': operatorsWork,
  'reconciliation_difference.decided_by': operatorsWork,
  'report.subject_id': othersWords,
  'review.subject_id': othersWords,
  'social_trip.user_id': passing,
  'squad_funding.member_id': place,
  'squad_history.subject_id': 'the act of another person',
  'squad_payment.member_id': place,
  'squad_share.member_id': place,
  'squad_spent.member_id': place,
  'support_thread.client_id': 'a number that the page gives to a question',
  'user_block.blocked_id': othersWords,
};

import { correctionKindNames, correctionMoneyNames, correctionStatusNames } from '#domain/desk/money-names.ts';
import type { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { sendExport } from '../../audit/public';
import { beforeCorrection } from './before-correction';
import { correctedAccount } from './carry-out-correction';
import { requestCorrection } from './correct-balance';
import { confirmCorrection, rejectCorrection } from './decide-correction';
import { findCorrection, listCorrections } from './list-corrections';

const sendList: Handlers<typeof deskCorrectionsContract>['GET /v1/admin/corrections.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'corrections',
    page: (query) => listCorrections(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ person }) => person.username],
      // A separate column of numbers: a spreadsheet takes a text that begins with a minus for a formula.
      Начислено: ['kopecks', ({ amount }) => (amount > 0 ? amount : null)],
      Списано: ['kopecks', ({ amount }) => (amount < 0 ? -amount : null)],
      Вид: ['text', ({ kind }) => correctionKindNames[kind]],
      Деньги: ['text', ({ money }) => correctionMoneyNames[money]],
      Комментарий: ['text', ({ comment }) => comment],
      Состояние: ['text', ({ status }) => correctionStatusNames[status]],
      Оператор: ['text', ({ askedBy }) => askedBy.username],
      'Второй оператор': ['text', ({ decidedBy }) => decidedBy?.username ?? ''],
      Ответ: ['text', ({ answer }) => answer],
      Создана: ['moment', ({ createdAt }) => createdAt],
      Изменена: ['moment', ({ changedAt }) => changedAt],
    },
  });

export const deskCorrectionsHandlers: Handlers<typeof deskCorrectionsContract> = {
  'GET /v1/admin/corrections': (app, { query }) => listCorrections(app.db, query),
  'GET /v1/admin/corrections.csv': sendList,
  'GET /v1/admin/corrections.xlsx': sendList,
  'GET /v1/admin/corrections/{id}': async (app, { params: { id } }) => {
    const line = await findCorrection(app.db, id);
    if (line === null) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
    const account = correctedAccount({ userId: line.person.id, money: line.money });
    return { ...line, available: await balanceOf(app.db, account) };
  },
  'GET /v1/admin/corrections/before/{userId}': beforeCorrection,
  'POST /v1/admin/corrections': requestCorrection,
  'POST /v1/admin/corrections/{id}/confirm': confirmCorrection,
  'POST /v1/admin/corrections/{id}/reject': rejectCorrection,
};

import { eq } from 'drizzle-orm';
import type { deskTaxesContract } from '#contract/desk/money/taxes.ts';
import { npdReceiptStateTexts } from '#domain/desk/tax-names.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { NpdReceiptEvent } from '#domain/taxes/npd-receipt-states.ts';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import { appUser } from '../../../platform/db/schema/people';
import type { Handlers } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { requireUnchanged, seenOf, writeAudit, sendExport } from '../../audit/public';
import { notify } from '../../notifications/public';
import { heldOf } from '../payout-hold';
import { lockNpdReceipt, type NpdReceiptRow, remindLater, stepNpdReceipt } from '../receipts/npd-receipt-row';
import { shownCheck, shownIncomeOf } from '../taxes-handlers';
import { isEarner, lockTaxpayer, othersWithInn, profileOf, writeProfile } from '../tax-profile';
import { listNpdReceipts, readNpdReceipt } from './list-npd-receipts';

type Contract = typeof deskTaxesContract;

const sendList: Handlers<Contract>['GET /v1/admin/npd-receipts.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'npd-receipts',
    page: (query) => listNpdReceipts(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ person }) => person.username],
      Вывод: ['text', ({ withdrawalId }) => withdrawalId],
      Сумма: ['kopecks', ({ amount }) => amount],
      Состояние: ['text', ({ state }) => npdReceiptStateTexts[state]],
      Причина: ['text', ({ reason }) => reason ?? ''],
      Выплачено: ['moment', ({ paidAt }) => paidAt],
      Прислан: ['moment', ({ givenAt }) => givenAt],
    },
  });

/** A person's taxes as operators see them. @throws Refusal NOT_FOUND for somebody whom taxes do not concern */
const readTaxes = async (app: App, userId: string) => {
  const profile = await profileOf(app, app.db, userId);
  if (profile === null && !(await isEarner(app.db, userId))) throw new Refusal('NOT_FOUND');
  const held = await heldOf(app.db, userId);
  return {
    profile: profile && {
      status: profile.status,
      inn: profile.inn,
      name: profile.name,
      phone: profile.phone,
      changedAt: profile.changedAt,
    },
    sameInn: profile === null ? [] : await othersWithInn(app.db, userId, profile),
    check: await shownCheck(app, profile),
    income: profile?.status === 'SELF_EMPLOYED' ? await shownIncomeOf(app, userId, 'earned') : null,
    hold: held && { reason: held.reason, since: held.since, withdrawalId: held.id },
    seen: await seenOf(app.db, `tax:${userId}`),
  };
};

interface Decision {
  readonly operatorId: string;
  readonly id: string;
  readonly seen: number;
  /** Of the receipt that the operator has read. */
  readonly number: string | null;
  readonly reason: string | null;
  readonly event: NpdReceiptEvent['type'];
  readonly action: Extract<AuditAction, `npd-receipt.${string}`>;
}

/**
 * Decides about a receipt and writes it down. @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const decide = async (app: App, { operatorId, id, seen, number, reason, event, action }: Decision): Promise<void> => {
  await inTransaction(app.db, async (tx) => {
    const row = await lockNpdReceipt(tx, id);
    if (row === null) throw new Refusal('NOT_FOUND');
    if (row.userId === operatorId) throw new Refusal('ADMIN_OWN_OBJECT');
    const subject = `npd-receipt:${id}` as const;
    await requireUnchanged(tx, subject, seen);
    // The mate may have given another one since.
    if (row.number !== number) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
    const refused: Partial<NpdReceiptRow> = event === 'npd.refused' ? { reminded: 0 } : {};
    const changed = await stepNpdReceipt(app, tx, row, event, { reason, ...refused });
    if (changed === null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
    await writeAudit(app, tx, operatorId, {
      action,
      subject,
      details: { userId: row.userId, amount: row.amount, ...(reason === null ? {} : { reason }) },
      waitedSince: row.state === 'GIVEN' ? row.givenAt : null,
    });
    if (changed.state !== 'REFUSED') return;
    await remindLater(tx, id, changed.changedAt.getTime(), 0);
    const facts = { amount: row.amount, reason: reason ?? '' };
    await notify(tx, [row.userId], { kind: 'NPD_RECEIPT_REFUSED', facts, at: changed.changedAt });
  });
  app.outbox.kick();
};

export const deskTaxesHandlers: Handlers<Contract> = {
  'GET /v1/admin/taxes/{id}': (app, { params }) => readTaxes(app, params.id),

  'PUT /v1/admin/taxes/{id}': async (app, { actor, params: { id: userId }, body }) => {
    if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
    await inTransaction(app.db, async (tx) => {
      const [person] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId));
      if (!person || !(await isEarner(tx, userId))) throw new Refusal('NOT_FOUND');
      await lockTaxpayer(tx, userId);
      const { reason, seen, changedAt, ...told } = body;
      await requireUnchanged(tx, `tax:${userId}`, seen);
      const before = await profileOf(app, tx, userId);
      // The person may have told something else since.
      if (before?.changedAt.getTime() !== changedAt?.getTime()) throw new Refusal('ADMIN_CHANGED_MEANWHILE');
      if (!(await writeProfile(app, tx, userId, told))) return;
      // The log is kept for good, so it holds neither the number nor the name.
      await writeAudit(app, tx, actor.id, {
        action: 'tax.set',
        subject: `tax:${userId}`,
        details: { reason, from: before?.status ?? null, to: told.status },
      });
      await notify(tx, [userId], { kind: 'TAX_DATA_CHANGED', facts: { reason }, at: new Date(app.clock.now()) });
    });
    app.outbox.kick();
    return readTaxes(app, userId);
  },

  'GET /v1/admin/npd-receipts': (app, { query }) => listNpdReceipts(app.db, query),
  'GET /v1/admin/npd-receipts.csv': sendList,
  'GET /v1/admin/npd-receipts.xlsx': sendList,
  'GET /v1/admin/npd-receipts/{id}': (app, { params }) => readNpdReceipt(app, params.id),

  'POST /v1/admin/npd-receipts/{id}/confirm': (app, { actor, params: { id }, body }) =>
    decide(app, {
      operatorId: actor.id,
      id,
      ...body,
      reason: null,
      event: 'npd.confirmed',
      action: 'npd-receipt.confirm',
    }),

  'POST /v1/admin/npd-receipts/{id}/refuse': (app, { actor, params: { id }, body }) =>
    decide(app, { operatorId: actor.id, id, ...body, event: 'npd.refused', action: 'npd-receipt.refuse' }),

  'POST /v1/admin/npd-receipts/{id}/excuse': (app, { actor, params: { id }, body }) =>
    decide(app, { operatorId: actor.id, id, ...body, event: 'npd.excused', action: 'npd-receipt.excuse' }),
};

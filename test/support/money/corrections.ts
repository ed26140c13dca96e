import type { CorrectionKind, CorrectionMoney } from '#domain/money/correction.ts';
import type { TestPerson } from '../people/make-person';

export const correctionComment = 'Возвращаем за сбой сервера';
let keys = 0;
const newCorrectionKey = () => `correction-${(keys += 1)}`;

interface Asked {
  readonly kind?: CorrectionKind;
  readonly money?: CorrectionMoney;
  readonly key?: string;
}

/** An operator corrects a person's balance by this many rubles. */
export const correct = (
  by: TestPerson,
  userId: string,
  amount: number,
  { kind = 'COMPENSATION', money = 'OWN', key = newCorrectionKey() }: Asked = {},
) =>
  by.browser.call('POST /v1/admin/corrections', {
    body: { userId, amount, kind, money, comment: correctionComment },
    idempotencyKey: key,
  });

export const seenOfCorrection = async (by: TestPerson, id: string): Promise<number> =>
  (await by.browser.call('GET /v1/admin/history', { query: { subject: `correction:${id}` } })).body.seen;

/** A second operator confirms it. */
export const confirmCorrection = async (by: TestPerson, id: string, seen?: number) =>
  by.browser.call('POST /v1/admin/corrections/{id}/confirm', {
    params: { id },
    body: { seen: seen ?? (await seenOfCorrection(by, id)) },
    idempotencyKey: newCorrectionKey(),
  });

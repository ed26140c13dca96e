import type { adminReconciliationsContract } from '#contract/admin/money/reconciliations.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { readRegister } from './read-register';

/** What a register says, before it is compared: nothing is stored. */
export const checkRegister: Handler<
  (typeof adminReconciliationsContract)['POST /v1/admin/reconciliations/check']
> = async (_app, { body: { zone = defaultTimeZone, ...file } }) => {
  const { lines, unread, problems } = await readRegister(file, zone);
  const paid = lines.filter((line) => line.paid);
  return {
    lines: lines.length,
    paid: paid.length,
    sum: sumOf(paid, ({ amount }) => amount),
    unread: [...unread],
    problems: [...problems],
  };
};

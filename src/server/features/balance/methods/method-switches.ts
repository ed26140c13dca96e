import { eq } from 'drizzle-orm';
import { type PaymentMethod, paymentMethods } from '#domain/money/deposit.ts';
import { depositsOff, type MoneyDirection, withdrawalsOff } from '#domain/money/method-switches.ts';
import { paymentMethodTerms } from '#domain/money/payment-methods.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { moneyMethod } from '#server/platform/db/schema/money/money-methods.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

interface MethodsOf {
  readonly DEPOSIT: PaymentMethod;
  readonly WITHDRAWAL: WithdrawalMethod;
}

/** In their usual order. */
const methodsOf: { readonly [D in MoneyDirection]: readonly MethodsOf[D][] } = {
  DEPOSIT: [...paymentMethods].sort((a, b) => usualPlace(a) - usualPlace(b)),
  WITHDRAWAL: ['SBP', 'BANK_CARD_RU', 'YOOMONEY', 'USDT_TRC20', 'TRX', 'BANK_CARD'],
};

/** Common methods first: the order in which their terms are listed. */
function usualPlace(id: PaymentMethod): number {
  return Object.keys(paymentMethodTerms).indexOf(id);
}

const usuallyOff: { readonly [D in MoneyDirection]: Readonly<Partial<Record<MethodsOf[D], string>>> } = {
  DEPOSIT: depositsOff,
  WITHDRAWAL: withdrawalsOff,
};

/** Every method of a direction in the order of the screen, with its switch. */
export const readSwitches = async <D extends MoneyDirection>(db: Executor, direction: D) => {
  const rows = await db
    .select({ row: moneyMethod, by: personColumns(appUser) })
    .from(moneyMethod)
    .leftJoin(appUser, eq(appUser.id, moneyMethod.changedBy))
    .where(eq(moneyMethod.direction, direction));
  const methods: readonly MethodsOf[D][] = methodsOf[direction];
  return methods
    .map((method, index) => {
      const found = rows.find(({ row }) => row.method === method);
      const warning = usuallyOff[direction][method] ?? null;
      return {
        method,
        enabled: found?.row.enabled ?? warning === null,
        reason: found === undefined ? warning : found.row.reason,
        /** Why the product has it off by itself. */
        warning,
        place: found?.row.place ?? index,
        changedAt: found?.row.changedAt ?? null,
        changedBy: found?.by ?? null,
      };
    })
    .sort((a, b) => a.place - b.place);
};

/** The methods of a direction that are on, in the order of the screen. */
export const enabledMethods = async <D extends MoneyDirection>(db: Executor, direction: D): Promise<MethodsOf[D][]> =>
  (await readSwitches(db, direction)).flatMap(({ method, enabled }) => (enabled ? [method] : []));

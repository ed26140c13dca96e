import type { Kopecks } from '#domain/money/kopecks.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { receiptLineName } from '#domain/receipts/receipt-terms.ts';
import type { atolVatTypes } from '#server/platform/config/receipts-config.ts';
import { yookassaAmount } from './yookassa-calls';

/** What a provider that prints the receipts of advances itself is told with a payment and with its refund. */
export interface AdvanceReceipt {
  /** Where it is sent to. */
  readonly email: string;
  readonly vat: (typeof atolVatTypes)[number];
  /** YooKassa's code of the system of taxation; null: the register has one alone. */
  readonly taxSystem: number | null;
}

/** YooKassa's codes of the rates of VAT (tag 1199). */
export const yookassaVatCodes: Readonly<Record<AdvanceReceipt['vat'], number>> = {
  none: 1,
  vat0: 2,
  vat10: 3,
  vat20: 4,
  vat110: 5,
  vat120: 6,
  vat5: 7,
  vat7: 8,
  vat105: 9,
  vat107: 10,
  vat22: 11,
  vat122: 12,
};

const name = receiptLineName('ADVANCE', null);

/** As YooKassa's payments and refunds carry it; nothing where another register prints. */
export const yookassaAdvance = (receipt: AdvanceReceipt | null, amount: Kopecks) =>
  receipt === null
    ? {}
    : {
        receipt: {
          customer: { email: receipt.email },
          items: [
            {
              description: name,
              quantity: 1,
              amount: yookassaAmount(amount),
              vat_code: yookassaVatCodes[receipt.vat],
              payment_subject: 'payment',
              payment_mode: 'advance',
            },
          ],
          ...(receipt.taxSystem === null ? {} : { tax_system_code: receipt.taxSystem }),
        },
      };

interface CashItem {
  readonly name: string;
  readonly amount: Kopecks;
  readonly type: 'payment' | 'service';
  readonly paymentMethod: 'advance' | 'full_payment';
}

/** UNITPAY's form of the lines of a receipt, which has no place for an agent. */
export const unitpayCashItems = (vat: AdvanceReceipt['vat'], items: readonly CashItem[]): string =>
  Buffer.from(
    JSON.stringify(
      items.map(({ amount, ...item }) => ({ ...item, count: 1, price: kopecksToRubles(amount), nds: vat })),
    ),
  ).toString('base64');

/** As UNITPAY's payments and refunds carry it. */
export const unitpayAdvance = (receipt: AdvanceReceipt | null, amount: Kopecks): Readonly<Record<string, string>> =>
  receipt === null
    ? {}
    : {
        customerEmail: receipt.email,
        cashItems: unitpayCashItems(receipt.vat, [{ name, amount, type: 'payment', paymentMethod: 'advance' }]),
      };

import type { DepositPaymentProvider } from '#domain/money/deposit.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { ReceiptKind, ReceiptSubject } from '#domain/receipts/receipt-terms.ts';
import type { OwnMoney } from '#domain/receipts/receipts-of.ts';
import type { FiscalFacts } from '../../../platform/db/schema/money/receipts';
import type { Taxpayer } from '../../taxes/public';

interface DocumentLine {
  readonly subject: ReceiptSubject;
  readonly name: string;
  readonly amount: Kopecks;
  /** Whom the service is the agent of. Null: the service's own; `unknown`: a mate about whom nothing is known yet. */
  readonly principal: Taxpayer | 'unknown' | null;
}

/** A receipt as a register gets it. */
export interface ReceiptDocument {
  /** Ours, unique: the same for a repeated request, another after a refusal. */
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly at: Date;
  readonly email: string;
  readonly lines: readonly DocumentLine[];
  readonly paid: OwnMoney;
}

/** With what a provider prints a receipt: one of the person's payments, and the refund of it. */
export interface GivenWith {
  readonly paymentId: string;
  readonly refundId: string | null;
}

/** A document at the register that gets it. */
export interface GivenDocument extends ReceiptDocument {
  /** Empty ids where the register belongs to no provider. */
  readonly given: GivenWith;
  /** How long ago it was first sent, ms; null: not yet. */
  readonly sentAgo: number | null;
}

/** What a register says about a document. ACCEPTED: it will be printed; ask again by `documentId`. */
export type TillAnswer =
  | { readonly state: 'ACCEPTED'; readonly documentId: string }
  | {
      readonly state: 'DONE';
      readonly documentId: string;
      readonly url: string | null;
      readonly fiscal: FiscalFacts | null;
    }
  | { readonly state: 'REFUSED'; readonly reason: string };

/** A register. Both calls throw when no answer came, or none that its documents name: then the same is asked again. */
export interface Till {
  readonly name: string;
  /** The provider whose payments its receipts belong to; null: a register of its own. */
  readonly provider: DepositPaymentProvider | null;
  /** Why it cannot print this document at all; null: it can. */
  lacking(document: ReceiptDocument): string | null;
  /** Has a document printed; for a document that it has already it answers as `ask`. */
  issue(document: GivenDocument): Promise<TillAnswer>;
  ask(documentId: string): Promise<TillAnswer>;
}

/** No answer, or one that cannot be understood. */
export class TillSilent extends Error {
  override readonly name = 'TillSilent';
}

export const isOfAdvance = (kind: ReceiptKind): boolean => kind === 'ADVANCE' || kind === 'RETURN';

/** Of a register whose receipts have no place for the mates. */
export const cannotName = (till: string): string =>
  `${till} не пишет в чек агента и поставщика: пробей его другой кассой. Если юрист решил, что они не нужны, владелец ставит RECEIPTS_AGENT=none`;

/** Why a register cannot be given this document: it would ask who the mates are. Null: it can. */
export const lackingPrincipals = ({ lines }: Pick<ReceiptDocument, 'lines'>): string | null => {
  const names = lines.flatMap(({ principal, name }) => (principal === 'unknown' ? [name] : []));
  return names.length === 0 ? null : `Касса спросит ИНН, имя и телефон напарника, а их нет: ${names.join('; ')}`;
};

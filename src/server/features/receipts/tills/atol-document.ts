import { kopecksToRubles, sumOf } from '#domain/money/kopecks.ts';
import type { ReceiptKind } from '#domain/receipts/receipt-terms.ts';
import type { AtolConfig } from '../../../platform/config/receipts-config';
import { isOfAdvance, type ReceiptDocument } from './till';

type Line = ReceiptDocument['lines'][number];

/** Money comes with an advance or a set-off, and goes with a return of either. */
export const atolOperations: Readonly<Record<ReceiptKind, 'sell' | 'sell_refund'>> = {
  ADVANCE: 'sell',
  SET_OFF: 'sell',
  RETURN: 'sell_refund',
  SET_OFF_RETURN: 'sell_refund',
};

/** The subject of a payment (tag 1212): v4 names it, v5 (FFD 1.2) numbers it. */
const objects = { v4: { advance: 'payment', service: 'service' }, v5: { advance: 10, service: 4 } } as const;

/** «15.01.2026 15:04:05», Moscow time. */
const moment = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const atolTimestamp = (at: Date): string => moment.format(at).replace(',', '');

/** Both tags of an agent: who the service is to the mate, and who the mate is. */
const agentOf = ({ principal }: Line, { agent }: AtolConfig) =>
  principal === null || principal === 'unknown'
    ? {}
    : {
        agent_info: { type: agent },
        supplier_info: { phones: [principal.phone], name: principal.name, inn: principal.inn },
      };

const itemOf = (line: Line, kind: ReceiptKind, config: AtolConfig) => {
  const sum = kopecksToRubles(line.amount);
  const { advance, service } = objects[config.version];
  return {
    name: line.name,
    price: sum,
    quantity: 1,
    ...(config.version === 'v5' ? { measure: 0 } : {}),
    sum,
    payment_method: isOfAdvance(kind) ? 'advance' : 'full_payment',
    payment_object: isOfAdvance(kind) ? advance : service,
    vat: { type: config.vat },
    ...agentOf(line, config),
  };
};

/** How it is paid (tags 1081, 1215, 1217): cashless money, an advance that is set off, a counter-claim of the person. */
const paymentsOf = ({ kind, paid }: ReceiptDocument) =>
  [
    { type: isOfAdvance(kind) ? 1 : 2, sum: kopecksToRubles(paid.advance) },
    { type: 4, sum: kopecksToRubles(paid.other) },
  ].filter(({ sum }) => sum > 0);

/** The body of a request to register a document. */
export const atolDocument = (document: ReceiptDocument, config: AtolConfig) => {
  const { company } = config;
  return {
    timestamp: atolTimestamp(document.at),
    external_id: document.id,
    receipt: {
      client: { email: document.email },
      company: { email: company.email, sno: company.sno, inn: company.inn, payment_address: company.place },
      items: document.lines.map((line) => itemOf(line, document.kind, config)),
      payments: paymentsOf(document),
      total: kopecksToRubles(sumOf(document.lines, ({ amount }) => amount)),
    },
  };
};

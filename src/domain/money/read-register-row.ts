import { readMoment } from '../tables/cell-moment';
import { readSum, readText, type Reading, shownCell, type TableCell } from '../tables/table-cell';
import { searchForm } from '../text/search-form';
import type { RegisterLine } from './register';

const headings = {
  reference: [
    'id',
    'номер',
    'order_id',
    'order',
    'merchant_order_id',
    'account',
    'payment_id',
    'заказ',
    'номер платежа',
    'номер заказа',
    'номер операции',
    'id платежа',
    'id заказа',
    'id операции',
  ],
  amount: ['sum', 'amount', 'сумма', 'ordersum', 'сумма платежа', 'сумма заказа', 'сумма операции'],
  status: ['status', 'статус', 'состояние', 'state', 'статус платежа', 'статус заказа', 'статус операции'],
  at: [
    'time',
    'date',
    'дата',
    'время',
    'created_at',
    'datetime',
    'дата и время',
    'дата платежа',
    'дата оплаты',
    'дата операции',
    'дата создания',
  ],
} as const;

type Field = keyof typeof headings;

/** All names of columns that mean something, in lower case. */
export const registerHeadings: readonly string[] = Object.values(headings).flat();

const paidStatuses: ReadonlySet<string> = new Set([
  'paid',
  'success',
  'successful',
  'succeeded',
  'completed',
  'approved',
  'confirmed',
  'captured',
  'credited',
  'settled',
  'успешно',
  'успешный',
  '1',
]);

/** Also «оплачена», «оплачено», «оплачен (СБП)»; never «оплачен частично». */
const paidStem =
  /^(?:оплачен|выплачен|перечислен|зачислен|проведен|исполнен|выполнен|завершен|подтвержден)[аоы]?(?:\s*\(.*\))?$/;

/** What providers call anything else: it has not begun, is under way, has failed or went back. */
const notPaid =
  /^(?:0|new|creat|wait|pend|process|hold|fail|err|cancel|declin|reject|expire|refund|revers|charge|unpaid|not[ _]paid|partial|нов|созда|ожида|в обраб|обрабат|неоплач|не оплач|не успеш|неуспеш|отмен|отклон|ошиб|истек|просроч|возвр|возмещ|частич)/;

type Outcome = 'paid' | 'not paid' | 'unknown';

const outcomeOf = (status: string): Outcome => {
  const word = searchForm(status);
  if (paidStatuses.has(word) || paidStem.test(word)) return 'paid';
  return notPaid.test(word) ? 'not paid' : 'unknown';
};

const unknownStatus = (status: string): string =>
  `${status === '' ? 'пусто' : `незнакомый статус «${status}»`}: платёж считается неоплаченным`;

const longestReference = 100;

/** Required columns of a register that are missing among these (lower-case) column names. */
export const missingHeadings = (names: readonly string[]): readonly string[] =>
  (['reference', 'amount', 'status'] as const)
    .filter((field) => !headings[field].some((name) => names.includes(name)))
    .map((field) => headings[field][0]);

interface ReadRow {
  /** Null: the row cannot be compared. */
  readonly line: RegisterLine | null;
  /** A time that cannot be read or a status that nobody knows is named here, and the line counts without it. */
  readonly problems: readonly { readonly column: string; readonly why: string }[];
}

const referenceOf = (cell: TableCell): Reading<string> => {
  const read = readText(cell);
  if ('why' in read) return read;
  if (read.value === '') return { why: 'пусто' };
  return read.value.length > longestReference ? { why: `длиннее ${longestReference} знаков` } : read;
};

/** Reads one row of a register by the columns of these headings; `zone` (IANA) is that of times without one. */
export const readRegisterRow = (
  cell: (heading: string) => TableCell,
  present: readonly string[],
  zone: string,
): ReadRow => {
  const columnOf = (field: Field): string => {
    const names: readonly string[] = headings[field];
    const filled = names.find((name) => shownCell(cell(name)) !== '');
    return filled ?? names.find((name) => present.includes(name)) ?? headings[field][0];
  };
  const problems: { column: string; why: string }[] = [];
  const read = <Value>(field: Field, how: (cell: TableCell) => Reading<Value>): Value | null => {
    const column = columnOf(field);
    const reading = how(cell(column));
    if ('value' in reading) return reading.value;
    problems.push({ column, why: reading.why });
    return null;
  };
  const [reference, amount] = [read('reference', referenceOf), read('amount', readSum)];
  const at = read('at', (one) => readMoment(one, zone));
  if (reference === null || amount === null) return { line: null, problems };
  const status = shownCell(cell(columnOf('status')));
  const outcome = outcomeOf(status);
  if (outcome === 'unknown') problems.push({ column: columnOf('status'), why: unknownStatus(status) });
  return { line: { reference, amount, paid: outcome === 'paid', at }, problems };
};

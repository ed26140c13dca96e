import { transition } from 'xstate';
import { npdReceiptMachine } from '#domain/taxes/npd-receipt-machine.ts';
import { npdReceiptLife, npdReceiptStateNames, owedReceiptStates } from '#domain/taxes/npd-receipt-states.ts';
import { npdReceiptLink, npdReceiptOf } from '#domain/taxes/npd-receipt-terms.ts';

const events = ['npd.given', 'npd.confirmed', 'npd.refused', 'npd.excused'] as const;

test.each(npdReceiptStateNames.flatMap((at) => events.map((type) => [at, type] as const)))(
  'a receipt and its machine go the same way: %s, %s',
  (at, type) => {
    const [next] = transition(npdReceiptMachine, npdReceiptMachine.resolveState({ value: at }), { type });
    expect(npdReceiptLife.after(at, type) ?? at).toBe(next.value);
  },
);

test('a receipt is owed where no operator has one to look at and the mate may give one', () => {
  expect(npdReceiptLife.open.filter((at) => npdReceiptLife.after(at, 'npd.confirmed') === null)).toEqual([
    ...owedReceiptStates,
  ]);
});

const inn = '500100732259';

test('the link of a receipt has the INN of whoever gives it', () => {
  const link = npdReceiptLink(inn, '200abc1d2e');
  expect(link).toBe(`https://lknpd.nalog.ru/api/v1/receipt/${inn}/200abc1d2e/print`);
  expect(npdReceiptOf(`  ${link} `, inn)).toEqual({ number: '200abc1d2e' });
  expect(npdReceiptOf(link, '771000000070')).toEqual({ wrong: 'OTHER_INN' });
});

test.each([
  `http://lknpd.nalog.ru/api/v1/receipt/${inn}/200abc1d2e/print`,
  `https://lknpd.nalog.ru.evil.example/api/v1/receipt/${inn}/200abc1d2e/print`,
  `https://lknpd.nalog.ru/api/v1/receipt/${inn}/200abc1d2e/json`,
  `https://lknpd.nalog.ru/api/v1/receipt/${inn}/../print`,
  `https://lknpd.nalog.ru/api/v1/receipt/${inn}//print`,
  'чек отправил',
])('%s is no link of a receipt', (text) => expect(npdReceiptOf(text, inn)).toEqual({ wrong: 'NOT_A_RECEIPT' }));

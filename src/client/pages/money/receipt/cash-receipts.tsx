import { Loaded } from '#client/api/loaded.tsx';
import { useOperationReceiptsQuery } from '#client/entities/money/receipts-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { FactList } from '#client/kit/display/fact-list.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({
  ru: {
    kinds: {
      ADVANCE: 'Кассовый чек на аванс',
      SET_OFF: 'Кассовый чек за услугу',
      RETURN: 'Кассовый чек возврата аванса',
      SET_OFF_RETURN: 'Кассовый чек возврата за услугу',
    },
    states: {
      OFF: 'Касса сейчас не подключена',
      QUEUED: 'Чек готовится',
      ACCEPTED: 'Чек печатается',
      DONE: 'Чек готов',
      REFUSED: 'Касса не взяла чек. Мы уже разбираемся',
    },
    total: 'Итого',
    fiscal: 'ФН, ФД, ФП',
    open: 'Открыть чек',
    failed: 'Не загрузились кассовые чеки',
  },
});

type Receipt = CallResponse<'GET /v1/balance/transactions/{id}/receipts'>[number];

const CashReceipt = ({ receipt: { kind, state, total, lines, fiscal, url } }: { readonly receipt: Receipt }) => (
  <Card as="section">
    <Stack $gap={12}>
      <Stack $gap={4}>
        <b>{texts.kinds[kind]}</b>
        <Quiet>{texts.states[state]}</Quiet>
      </Stack>
      <FactList
        facts={[
          ...lines.map(({ name, amount }) => [name, formatMoney(amount)] as const),
          [texts.total, formatMoney(total)],
          ...(fiscal === null
            ? []
            : [[texts.fiscal, `${fiscal.drive}, ${fiscal.document}, ${fiscal.attribute}`] as const]),
        ]}
      />
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      )}
    </Stack>
  </Card>
);

/** The cash register's receipts of an operation; nothing while there are none. */
export const CashReceipts = ({ id }: { readonly id: string }) => (
  <Loaded
    query={useOperationReceiptsQuery({ params: { id: Number(id) } })}
    skeleton={null}
    failedAs="list"
    failedText={texts.failed}
  >
    {(receipts) => receipts.map((receipt) => <CashReceipt key={receipt.id} receipt={receipt} />)}
  </Loaded>
);

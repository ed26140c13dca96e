import { formatMoney } from '#client/entities/money/money.tsx';
import { paymentName } from '#domain/money/payment-texts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { texts } from './texts';
import type { Prepay } from './use-prepay';

/** How the missing sum is paid, and what happens to it. */
export const PrepayChoice = ({ prepay: { methods, method, choose, rest } }: { readonly prepay: Prepay }) => (
  <>
    {methods.length > 1 && (
      <Select
        label={texts.method}
        value={method.id}
        options={methods.map(({ id }) => ({ value: id, label: paymentName(id) }))}
        onChange={({ target }) => choose(methods.find(({ id }) => id === target.value)?.id ?? null)}
      />
    )}
    {rest > 0 && <FinePrint>{texts.rest(formatMoney(rest))}</FinePrint>}
  </>
);

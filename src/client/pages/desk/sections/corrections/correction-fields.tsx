import { correctionKinds } from '#domain/money/correction.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { LoadFailed } from '#client/api/loaded.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { texts } from './texts';
import type { CorrectionForm } from './use-correction';

/** Direction, sum, kind and which money. */
export const CorrectionFields = ({ form }: { readonly form: CorrectionForm }) => {
  const { way: direction, typed, kind, kinds, money, moneys, only, wrong, spent, change } = form;
  return (
    <>
      <LoadFailed query={form.beforeQuery} />
      <SegmentedControl
        label={texts.side}
        value={direction}
        options={[
          { value: 'TAKE', label: texts.take },
          { value: 'GIVE', label: texts.give },
        ]}
        onChange={(chosen) => change({ way: chosen })}
      />
      <Select
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        error={spent ? texts.spent : undefined}
        onChange={({ target }) => change({ kind: correctionKinds.find((one) => one === target.value) ?? kind })}
      />
      {moneys.length > 1 && (
        <SegmentedControl
          label={texts.money}
          value={money}
          options={moneys.map((value) => ({ value, label: texts.moneys[value] }))}
          onChange={(chosen) => change({ money: chosen })}
        />
      )}
      {only === null ? (
        <TextField
          label={texts.sum}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed}
          error={wrong}
          onChange={({ target }) => change({ typed: target.value })}
        />
      ) : (
        <p>{texts.onlySum(formatMoney(only))}</p>
      )}
    </>
  );
};

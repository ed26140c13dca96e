import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useTellTaxesMutation } from '#client/entities/money/taxes-api.ts';
import { SaveRow } from '#client/features/settings/setting-card.tsx';
import { focusFirstError, Form, FormError } from '#client/kit/form/form.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { normaliseRussianPhone } from '#domain/money/russian-phone.ts';
import { isPersonInn, taxpayerTerms, type TaxStatus, taxStatuses } from '#domain/taxes/tax-status.ts';
import { TaxNote } from './tax-note';
import { texts } from './texts';

type Taxes = CallResponse<'GET /v1/taxes/me'>;

const innError = (inn: string): string | undefined => {
  if (isPersonInn(inn)) return undefined;
  return inn.length === taxpayerTerms.innLength ? texts.innWrong : texts.innShort(inn.length);
};

/** Status, INN, name and phone; told by the mate, and changed whenever something changes. */
export const TaxForm = ({ profile }: Pick<Taxes, 'profile'>) => {
  const [tell] = useTellTaxesMutation();
  const { run, busy, refusal } = useAttempt();
  const [typed, setTyped] = useState<Partial<NonNullable<Taxes['profile']>>>({});
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState(false);
  const before = { status: null, inn: '', name: '', phone: '', ...profile };
  const { status, inn: innTyped, name: nameTyped, phone: phoneTyped } = { ...before, ...typed };
  const [inn, name, phone] = [innTyped.replaceAll(/\s/g, ''), nameTyped.trim(), normaliseRussianPhone(phoneTyped)];
  const wrongInn = innError(inn);
  const wrongName = name.length < taxpayerTerms.nameMin ? texts.nameWrong : undefined;
  const wrongPhone = taxpayerTerms.phone.test(phone) ? undefined : texts.phoneWrong;
  const dirty = status !== before.status || inn !== before.inn || name !== before.name || phone !== before.phone;
  const change = (some: typeof typed) => {
    setSaved(false);
    setTyped({ ...typed, ...some });
  };
  const submit = async (form: HTMLFormElement) => {
    setTried(true);
    if (status === null || wrongInn !== undefined || wrongName !== undefined || wrongPhone !== undefined)
      return focusFirstError(form);
    if (await run(() => tell({ body: { status, inn, name, phone } }).unwrap())) {
      setTyped({});
      setTried(false);
      setSaved(true);
    }
  };
  const error = (text: string | undefined): string | undefined => (tried ? text : undefined);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
    >
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Row>
        <SegmentedControl<TaxStatus | ''>
          label={texts.status}
          options={taxStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
          value={status ?? ''}
          onChange={(value) => {
            if (value !== '') change({ status: value });
          }}
        />
      </Row>
      {status === null ? (
        tried && <FormError>{texts.chooseStatus}</FormError>
      ) : (
        <TaxNote>{texts.statusHints[status]}</TaxNote>
      )}
      <TextField
        label={texts.inn}
        hint={texts.innHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={innTyped}
        error={error(wrongInn) ?? (inn.length >= taxpayerTerms.innLength ? wrongInn : undefined)}
        onChange={({ target }) => change({ inn: target.value })}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        maxLength={taxpayerTerms.nameMax}
        value={nameTyped}
        error={error(wrongName)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        value={phoneTyped}
        error={error(wrongPhone)}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <SaveRow busy={busy} dirty={dirty} saved={saved} label={texts.save} />
    </Form>
  );
};

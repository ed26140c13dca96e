import { Status } from '#client/kit/feedback/status.tsx';
import { type FormEvent, useState } from 'react';
import { type MoneyDirection, moneyDirections } from '#domain/money/method-switches.ts';
import { registerLimits, type RegisterProvider, registerProviders } from '#domain/money/register.ts';
import { useCheckRegisterMutation, useMakeReconciliationMutation } from '#client/entities/desk/reconciliations-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Grid, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { typedDayEnd, typedMoment } from '#client/kit/time/typed-time.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { TableFileField } from '../../kit/acts/table-file-field';
import { useAct } from '../../kit/acts/use-act';
import { useTableCheck } from '../../kit/acts/use-table-check';
import { TableProblems } from '../../kit/table-problems';
import { texts as kitTexts } from '../../kit/texts';
import { registerDirectionNames, registerProviderNames } from '#domain/desk/money-names.ts';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';

const providersOf = (direction: MoneyDirection): readonly RegisterProvider[] => registerProviders[direction];

/** From the start of one day to the end of another, in the operator's time zone; null when it is no valid period. */
const periodOf = (first: string, last: string) => {
  const [from, to] = [typedMoment(first), typedDayEnd(last)];
  if (from === null || to === null) return null;
  const length = Date.parse(to) - Date.parse(from);
  return length <= 0 || length > registerLimits.period ? null : { from, to };
};

/** How many line numbers of unreadable lines are shown. */
const toldLines = 20;

interface RegisterDraft {
  readonly direction: MoneyDirection;
  readonly provider: RegisterProvider;
  readonly first: string;
  readonly last: string;
  readonly pasted: string;
}

const drafts: SheetDrafts<RegisterDraft> = new Map();
const emptyDraft: RegisterDraft = { direction: 'DEPOSIT', provider: 'FREEKASSA', first: '', last: '', pasted: '' };

/** A provider's register, as a file or as text, and the days that it covers. */
export const MakeReconciliation = ({
  onMade,
  onClose,
}: {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}) => {
  const [draft, setDraft, clear] = useOwnDraft(drafts, '', emptyDraft);
  const { direction, provider, first, last, pasted } = draft;
  const [file, setFile] = useState<File | null>(null);
  const toast = useToast();
  const source = file ?? pasted;
  const { check, checked } = useTableCheck(useCheckRegisterMutation(), texts.dialog, source);
  const make = useAct(useMakeReconciliationMutation(), {
    title: texts.dialog,
    onClose,
    onDone: ({ id, unread }) => {
      const shownLines = unread.slice(0, toldLines).join(', ');
      if (unread.length > 0)
        toast.danger(texts.unread(unread.length > toldLines ? `${shownLines}…` : shownLines, unread.length > 1));
      else toast.success(texts.made);
      clear();
      onMade(id);
    },
  });
  const clearFailure = () => {
    check.clear();
    make.clear();
  };
  const busy = check.busy || make.busy;
  const period = periodOf(first, last);
  const ready = period !== null && (file !== null || pasted.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (checked === null) await check.run(() => source);
    else await make.run(() => ({ body: { direction, provider, ...period, ...checked.table } }));
  };
  return (
    <Dialog title={texts.dialog} onClose={onClose} width={560}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Grid $gap={12} $columns="repeat(auto-fit, minmax(180px, 1fr))">
            <Select
              label={texts.direction}
              options={moneyDirections.map((value) => ({ value, label: registerDirectionNames[value] }))}
              value={direction}
              onChange={({ target }) => {
                const chosen = moneyDirections.find((one) => one === target.value) ?? direction;
                const [first = provider] = providersOf(chosen);
                const stays = providersOf(chosen).includes(provider);
                setDraft({ ...draft, direction: chosen, provider: stays ? provider : first });
              }}
            />
            <Select
              label={texts.provider}
              options={providersOf(direction).map((value) => ({ value, label: registerProviderNames[value] }))}
              value={provider}
              onChange={({ target }) => {
                const chosen = providersOf(direction).find((one) => one === target.value);
                if (chosen !== undefined) setDraft({ ...draft, provider: chosen });
              }}
            />
          </Grid>
          <Grid $gap={12} $columns="repeat(auto-fit, minmax(180px, 1fr))">
            <TextField
              type="date"
              label={texts.from}
              value={first}
              onChange={({ target }) => setDraft({ ...draft, first: target.value })}
            />
            <TextField
              type="date"
              label={texts.to}
              value={last}
              error={first !== '' && last !== '' && period === null ? texts.badPeriod : undefined}
              onChange={({ target }) => setDraft({ ...draft, last: target.value })}
            />
          </Grid>
          <TableFileField
            label={texts.file}
            hint={texts.fileHint}
            onChoose={(chosen) => {
              clearFailure();
              setFile(chosen);
            }}
          />
          {file === null && (
            <TextArea
              label={texts.paste}
              maxLength={registerLimits.characters}
              value={pasted}
              onChange={({ target }) => {
                clearFailure();
                setDraft({ ...draft, pasted: target.value });
              }}
            />
          )}
          {checked !== null && (
            <>
              <Status>{texts.checked(checked.told.lines, checked.told.paid, formatMoney(checked.told.sum))}</Status>
              <TableProblems
                title={texts.notRead(checked.told.unread.length, checked.told.problems.length)}
                problems={checked.told.problems}
              />
            </>
          )}
          <ActFailure failure={check.failure ?? make.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {kitTexts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy} whyNot={unlessFilled(ready)}>
              {checked === null ? kitTexts.checkFile : texts.compare}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { reasonLimits } from '#domain/people/auth-limits.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { texts } from '../texts';
import { ActFailure } from './act-failure';
import type { Act } from './use-act';
import { unlessFilled } from './why-not';

type ActButtonProps<Args> = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & { readonly act: Act<Args> };

/** Asks for an act; `whyNot` of its own comes before the act's. */
export const ActButton = <Args,>({ act, whyNot = null, ...button }: ActButtonProps<Args>) => (
  <Button {...button} busy={act.busy} whyNot={whyNot ?? act.whyNot} onClick={act.ask} />
);

interface ActNowProps<Args> extends Omit<ActButtonProps<Args>, 'act'> {
  readonly act: Act<Args>;
  readonly argsOf: (seen: number) => NoInfer<Args>;
}

/** Carries an act out at once; why it failed is shown beside it. */
export const ActNow = <Args,>({ act, whyNot = null, argsOf, ...button }: ActNowProps<Args>) => (
  <Button {...button} busy={act.busy} whyNot={whyNot ?? act.whyNot} onClick={() => void act.run(argsOf)} />
);

/** What the operator said, and the version of the log that they had read. */
export interface Said {
  readonly reason: string;
  readonly seen: number;
}

export interface ActDialogProps<Args> {
  readonly act: Act<Args>;
  readonly title: string;
  /** Which of the page's objects it is about, where there are several: each has a reason of its own. */
  readonly about?: string | number;
  /** The consequence, in figures. */
  readonly consequence?: ReactNode;
  readonly confirmLabel: string;
  /** The person will read the reason. */
  readonly toPerson: boolean;
  /** Common reasons; a chosen one can still be edited. */
  readonly ready?: readonly string[];
  readonly dangerous?: boolean;
  /** A required field of `children` is still missing. */
  readonly incomplete?: boolean;
  /** More fields of the decision. */
  readonly children?: ReactNode;
  /** Once the act is carried out: what was drafted in those fields is forgotten, what no longer exists is closed. */
  readonly onDone?: () => void;
  readonly argsOf: (said: Said) => NoInfer<Args>;
}

const OpenDialog = <Args,>({
  act,
  title,
  about = '',
  consequence,
  confirmLabel,
  toPerson,
  ready = [],
  dangerous = true,
  incomplete = false,
  children,
  onDone,
  argsOf,
}: ActDialogProps<Args>) => {
  const { pathname } = useLocation();
  const [typed, setTyped, clear] = useOwnText(`${pathname} ${title} ${about}`);
  const [tried, setTried] = useState(false);
  const reason = typed.trim();
  const short = reason.length < reasonLimits.min;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (short || incomplete || !(await act.run((seen) => argsOf({ reason, seen })))) return;
    clear();
    onDone?.();
  };
  return (
    <Dialog title={title} onClose={act.drop} width={480}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {children}
          {ready.length > 0 && (
            <Select
              label={texts.reasonTemplate}
              placeholder={texts.ownWords}
              options={ready.map((one) => ({ value: one, label: one }))}
              value={ready.includes(typed) ? typed : ''}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <TextArea
            autoFocus
            label={toPerson ? texts.reasonForPerson : texts.reasonForLog}
            maxLength={reasonLimits.max}
            value={typed}
            error={tried && short ? texts.reasonShort(reasonLimits.min) : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {consequence}
          <ActFailure failure={act.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={act.drop}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              variant={dangerous ? 'danger' : 'primary'}
              busy={act.busy}
              whyNot={unlessFilled(!incomplete) ?? act.whyNot}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** While an act is asked for: its consequence, and the reason for it. The typed text stays when it fails. */
export const ActDialog = <Args,>(props: ActDialogProps<Args>) => (props.act.asking ? <OpenDialog {...props} /> : null);

interface ActQuestionProps<Args> {
  readonly act: Act<Args>;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly dangerous?: boolean;
  readonly onDone?: () => void;
  readonly argsOf: (seen: number) => NoInfer<Args>;
}

/** While an act without a reason is asked for: yes or no. Why it failed is shown beside its button. */
export const ActQuestion = <Args,>({ act, argsOf, onDone, ...question }: ActQuestionProps<Args>) =>
  act.asking ? (
    <ConfirmDialog
      {...question}
      onConfirm={() => {
        act.drop();
        void act.run(argsOf).then((isDone) => isDone && onDone?.());
      }}
      onClose={act.drop}
    />
  ) : null;

import { type ReactNode, useState } from 'react';
import type { DeskSubject } from '#domain/people/desk-subject.ts';
import { both } from '#client/api/loaded.tsx';
import { useDeskHistoryQuery } from '#client/entities/desk/tools-api.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Drawer } from '../drawer/drawer';
import { useDrawerPosition } from '../drawer/drawer-position';
import { ActButton, ActDialog } from '../acts/act-dialog';
import { useAct } from '../acts/use-act';
import { UnsavedNote } from '../acts/unsaved-note';
import { useEditDraft } from '../acts/use-edit-draft';
import { SubjectHistory, useLastSeen } from '../drawer/subject-history';
import type { FieldSpec, FieldValues, Reader } from './record-fields';
import { RecordForm } from './record-form';
import { texts } from './texts';

interface Answer<T> {
  readonly currentData?: T | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface RecordDrawerProps<T> {
  readonly title: string;
  readonly subject: DeskSubject;
  readonly answer: Answer<T>;
  readonly fields: readonly FieldSpec[];
  readonly valuesOf: (record: T) => FieldValues;
  /** Absent: read-only. */
  readonly save?: ((read: Reader, seen: number) => Promise<unknown>) | undefined;
  /** Absent: it cannot be deleted, or not by this operator. */
  readonly remove?: ((reason: string, seen: number) => Promise<unknown>) | undefined;
  /** The consequence of the deletion, in figures. */
  readonly consequence?: (record: T) => ReactNode;
  /** Above the form. */
  readonly head?: (record: T) => ReactNode;
  readonly preview?: (read: Reader, record: T) => ReactNode;
}

const drafts: SheetDrafts<FieldValues> = new Map();

interface EditProps<T> extends RecordDrawerProps<T> {
  readonly record: T;
  /** The version of the log that the operator has seen: the one at the time when the form was filled. */
  readonly seen: number;
  readonly onDone: () => void;
}

const Edit = <T,>({
  record,
  seen,
  fields,
  valuesOf,
  save,
  remove,
  consequence,
  preview,
  title,
  subject,
  onDone,
}: EditProps<T>) => {
  const [initial] = useState(() => valuesOf(record));
  const draft = useEditDraft(drafts, subject, initial);
  const { close } = useDrawerPosition();
  const removal = useAct([(reason: string) => ({ unwrap: async () => remove?.(reason, seen) })], {
    title: `${texts.remove}: ${title}`,
    done: texts.removed,
  });
  const showNow = () => {
    draft.forget();
    onDone();
  };
  const saving = useAct([(read: Reader) => ({ unwrap: async () => save?.(read, seen) })], {
    title: texts.save,
    done: texts.saved,
    onDone: showNow,
  });
  return (
    <>
      <UnsavedNote draft={draft} />
      <RecordForm
        fields={fields}
        initial={initial}
        values={draft.values}
        onChange={draft.change}
        readOnly={save === undefined}
        submitLabel={texts.save}
        act={saving}
        onShowNow={showNow}
        {...(preview === undefined ? {} : { preview: (read: Reader) => preview(read, record) })}
      >
        {remove !== undefined && (
          <ActButton act={removal} variant="danger">
            {texts.remove}
          </ActButton>
        )}
      </RecordForm>
      <ActDialog
        act={removal}
        title={`${texts.remove}: ${title}`}
        confirmLabel={texts.remove}
        toPerson={false}
        consequence={consequence?.(record)}
        onDone={close}
        argsOf={({ reason }) => reason}
      />
    </>
  );
};

/** Fills the form once both the record and its log are loaded; again after each save. */
const Filled = <T,>(props: RecordDrawerProps<T> & { readonly record: T; readonly seenNow: number }) => {
  const { record, seenNow, answer } = props;
  const [base, setBase] = useState({ record, seen: seenNow, round: 0 });
  const [stale, setStale] = useState(false);
  // After a save both are refetched, in either order; the record may come back as it was.
  if (stale && seenNow !== base.seen && !answer.isFetching && answer.error === undefined) {
    setStale(false);
    setBase({ record, seen: seenNow, round: base.round + 1 });
  }
  return <Edit key={base.round} {...props} record={base.record} seen={base.seen} onDone={() => setStale(true)} />;
};

/** A record next to its list: edited in place; its log below. */
export const RecordDrawer = <T,>(props: RecordDrawerProps<T>) => {
  const { title, subject, answer, head } = props;
  const history = useDeskHistoryQuery({ query: { subject } });
  const seen = useLastSeen(subject);
  return (
    <Drawer
      title={title}
      subject={subject}
      query={both(answer, { data: seen, error: history.error, refetch: history.refetch })}
    >
      {([record, seenNow]) => (
        <>
          {head?.(record)}
          <Filled key={subject} {...props} record={record} seenNow={seenNow} />
          <SubjectHistory subject={subject} />
        </>
      )}
    </Drawer>
  );
};

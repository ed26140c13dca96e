import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import { useCheckReviewsMutation, useImportReviewsMutation } from '#client/entities/desk/reviews-api.ts';
import { attempted } from '#client/api/attempted.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { TableFileField } from '../../kit/acts/table-file-field';
import { type SentTable, tableOfFile } from '../../kit/acts/table-of-file';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { TableProblems } from '../../kit/table-problems';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';

type Outcome = CallResponse<'POST /v1/admin/imported-reviews'>;

/** A file as it was read, before anything is stored. */
interface Checked {
  readonly table: SentTable;
  readonly told: Outcome;
}

/** Imports reviews from a file; for each line left out the reason is shown. */
export const ImportReviews = ({ onClose }: { readonly onClose: () => void }) => {
  const [bring] = useImportReviewsMutation();
  const [check] = useCheckReviewsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useActFailure(texts.importTitle);
  const run = async () => {
    if (file === null) return;
    setFailure(undefined);
    const { failure: why } = await attempted(async () => {
      if (checked === null) {
        const table = await tableOfFile(file);
        setChecked({ table, told: await check({ body: table }).unwrap() });
      } else setOutcome(await bring({ body: checked.table }).unwrap());
    });
    setFailure(why);
  };
  return (
    <Dialog title={texts.importTitle} onClose={onClose} width={520}>
      {outcome === null ? (
        <Stack>
          <TableFileField
            label={texts.file}
            hint={texts.importHint}
            onChoose={(chosen) => {
              setFailure(undefined);
              setChecked(null);
              setFile(chosen);
            }}
          />
          {checked !== null && (
            <>
              <Status>{texts.willImport(checked.told.done)}</Status>
              <TableProblems title={texts.refusedCount(checked.told.refused.length)} problems={checked.told.refused} />
            </>
          )}
          <ActFailure failure={failure} />
          <Button variant="primary" whyNot={unlessFilled(file !== null)} onClick={run}>
            {checked === null ? kitTexts.checkFile : texts.importDo}
          </Button>
        </Stack>
      ) : (
        <Stack>
          <Status>{texts.importedCount(outcome.done)}</Status>
          <TableProblems title={texts.refusedCount(outcome.refused.length)} problems={outcome.refused} />
          <Button onClick={onClose}>{texts.close}</Button>
        </Stack>
      )}
    </Dialog>
  );
};

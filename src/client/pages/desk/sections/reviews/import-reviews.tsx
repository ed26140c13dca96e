import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import { useCheckReviewsMutation, useImportReviewsMutation } from '#client/entities/desk/reviews-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { TableFileField } from '../../kit/acts/table-file-field';
import { useAct } from '../../kit/acts/use-act';
import { useTableCheck } from '../../kit/acts/use-table-check';
import { TableProblems } from '../../kit/table-problems';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';

type Outcome = CallResponse<'POST /v1/admin/imported-reviews'>;

/** Imports reviews from a file; for each line left out the reason is shown. */
export const ImportReviews = ({ onClose }: { readonly onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { check, checked } = useTableCheck(useCheckReviewsMutation(), texts.importTitle, file);
  const bring = useAct(useImportReviewsMutation(), { title: texts.importTitle, onDone: setOutcome });
  const run = () => {
    if (checked !== null) return bring.run(() => ({ body: checked.table }));
    return file === null ? undefined : check.run(() => file);
  };
  return (
    <Dialog title={texts.importTitle} onClose={onClose} width={520}>
      {outcome === null ? (
        <Stack>
          <TableFileField
            label={texts.file}
            hint={texts.importHint}
            onChoose={(chosen) => {
              check.clear();
              bring.clear();
              setFile(chosen);
            }}
          />
          {checked !== null && (
            <>
              <Status>{texts.willImport(checked.told.done)}</Status>
              <TableProblems title={texts.refusedCount(checked.told.refused.length)} problems={checked.told.refused} />
            </>
          )}
          <ActFailure failure={check.failure ?? bring.failure} />
          <Button variant="primary" busy={check.busy || bring.busy} whyNot={unlessFilled(file !== null)} onClick={run}>
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

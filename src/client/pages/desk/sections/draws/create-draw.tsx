import { type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { drawLimits } from '#domain/draws/draw-terms.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { useCreateDrawMutation } from '#client/entities/desk/draws-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Grid, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { typedMoment } from '#client/kit/time/typed-time.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { SumLine } from '../../kit/drawer/panel';
import { sumOfText } from '../../kit/sum-text';
import { texts as kitTexts } from '../../kit/texts';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { useAct } from '../../kit/acts/use-act';

const mostPrize = kopecksToRubles(drawLimits.prize.max);
const { title: titleLimits, description: mostAbout, places: mostPlaces } = drawLimits;

interface DrawDraft {
  readonly placesText: string;
  readonly prizeText: string;
  /** As the field holds them, in the operator's time zone; empty while none is chosen. */
  readonly opens: string;
  readonly closes: string;
}

const drafts: SheetDrafts<DrawDraft> = new Map();
const emptyDraft: DrawDraft = { placesText: '1', prizeText: '0', opens: '', closes: '' };

/** A new draw: prizes, and when tickets are given. It is public at once, with the hash of its seed. */
export const CreateDraw = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const create = useAct(useCreateDrawMutation(), {
    title: texts.create,
    done: ({ id }) => {
      void navigate(deskPage('draws', id));
      return texts.published;
    },
    onClose,
  });
  const [title, setTitle, clearTitle] = useOwnText('draw-title');
  const [description, setDescription, clearDescription] = useOwnText('draw-about');
  const [draft, setDraft, clearDraft] = useOwnDraft(drafts, '', emptyDraft);
  const { placesText, prizeText, opens, closes } = draft;
  const places = Number(placesText);
  const placesOk = Number.isInteger(places) && places >= 1 && places <= mostPlaces;
  const typedPrize = prizeText.trim() === '0' ? 0 : sumOfText(prizeText);
  const prize = typedPrize !== null && typedPrize <= mostPrize ? typedPrize : null;
  const [opensAt, closesAt] = [typedMoment(opens), typedMoment(closes)];
  const windowOk =
    opensAt !== null && closesAt !== null && Date.parse(closesAt) > Math.max(Date.parse(opensAt), serverNow());
  const ready = title.trim().length >= titleLimits.min && placesOk && prize !== null && windowOk;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const body = { title: title.trim(), description: description.trim(), places, prize, opensAt, closesAt };
    if (!(await create.run(() => ({ body })))) return;
    clearTitle();
    clearDescription();
    clearDraft();
  };
  return (
    <Dialog title={texts.create} onClose={onClose} width={520}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={texts.name}
            maxLength={titleLimits.max}
            autoComplete="off"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextArea
            label={texts.about}
            maxLength={mostAbout}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
          <Grid $gap={12} $columns="repeat(auto-fit, minmax(180px, 1fr))">
            <TextField
              type="number"
              min={1}
              max={mostPlaces}
              step={1}
              label={texts.places}
              value={placesText}
              onChange={({ target }) => setDraft({ ...draft, placesText: target.value })}
            />
            <TextField
              label={texts.prize}
              hint={texts.prizeHint}
              inputMode="decimal"
              autoComplete="off"
              value={prizeText}
              error={prize === null && prizeText !== '' ? texts.prizeWrong(formatMoney(mostPrize)) : undefined}
              onChange={({ target }) => setDraft({ ...draft, prizeText: target.value })}
            />
            <TextField
              type="datetime-local"
              label={texts.opens}
              value={opens}
              onChange={({ target }) => setDraft({ ...draft, opens: target.value })}
            />
            <TextField
              type="datetime-local"
              label={texts.closes}
              value={closes}
              error={opensAt !== null && closesAt !== null && !windowOk ? texts.windowWrong : undefined}
              onChange={({ target }) => setDraft({ ...draft, closes: target.value })}
            />
          </Grid>
          {placesOk && prize !== null && prize > 0 && (
            <dl>
              <SumLine label={texts.fund} value={<Money value={prize * places} />} />
            </dl>
          )}
          <small>{texts.publishHint}.</small>
          <ActFailure failure={create.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {kitTexts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={create.busy} whyNot={unlessFilled(ready)}>
              {texts.publish}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

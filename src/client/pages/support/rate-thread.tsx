import { type FormEvent, useState } from 'react';
import type { SupportThread } from '#contract/people/support.ts';
import { type SupportRating, supportRatingTerms } from '#domain/people/support-topic.ts';
import { useAttempt } from '../../api/use-attempt';
import { useOwnText } from '../../entities/person/use-own-text';
import { useRateSupportThreadMutation } from '../../entities/support/support-api';
import { Button } from '../../kit/controls/button';
import { TextArea } from '../../kit/form/text-area';
import { Quiet } from '../../kit/layout/prose';
import { Row, Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { defineTexts } from '../../kit/texts/define-texts';
import { useServerNow } from '../../kit/time/use-server-now';

const names: Readonly<Record<SupportRating, string>> = { GOOD: 'Помогли', BAD: 'Не помогли' };
const said: Readonly<Record<SupportRating, string>> = { GOOD: 'Ты ответил: помогли', BAD: 'Ты ответил: не помогли' };

const texts = defineTexts({
  ru: {
    names,
    said,
    change: 'Изменить',
    ask: 'Тебе помогли?',
    title: 'Оценить ответ',
    why: 'Почему',
    whyHint: 'Если хочешь. Прочтут в поддержке.',
    send: 'Отправить',
    cancel: 'Отмена',
  },
});

interface RateDialogProps {
  readonly thread: SupportThread;
  readonly rating: SupportRating;
  readonly onClose: () => void;
}

const RateDialog = ({ thread: { chatId, rating: given }, rating, onClose }: RateDialogProps) => {
  const [why, setWhy, clear] = useOwnText(`support-rating:${chatId}`, given?.why);
  const [rate] = useRateSupportThreadMutation();
  const { run, busy, refusal } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => rate({ params: { chatId }, body: { rating, why } }).unwrap()))) return;
    clear();
    onClose();
  };
  return (
    <Dialog title={texts.title} description={texts.names[rating]} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={16}>
          <TextArea
            label={texts.why}
            hint={texts.whyHint}
            value={why}
            maxLength={supportRatingTerms.why}
            error={refusal}
            onChange={({ target }) => setWhy(target.value)}
          />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** Whether the support has helped; nothing before it has answered. */
export const RateThread = ({ thread }: { readonly thread: SupportThread }) => {
  const { answered, state, rating } = thread;
  const now = useServerNow();
  const [asked, setAsked] = useState<SupportRating | null>(null);
  const [changing, setChanging] = useState(false);
  if (!answered || (state === 'WAITING' && rating === null)) return null;
  const isOpen = rating === null || changing;
  return (
    <Row $gap={8} style={{ padding: '0 12px 8px' }}>
      <Quiet>{rating === null ? texts.ask : texts.said[rating.rating]}</Quiet>
      {isOpen && (
        <>
          <Button size="sm" onClick={() => setAsked('GOOD')}>
            {texts.names.GOOD}
          </Button>
          <Button size="sm" onClick={() => setAsked('BAD')}>
            {texts.names.BAD}
          </Button>
        </>
      )}
      {!isOpen && Date.parse(rating.until) > now && (
        <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      )}
      {asked !== null && (
        <RateDialog
          thread={thread}
          rating={asked}
          onClose={() => {
            setAsked(null);
            setChanging(false);
          }}
        />
      )}
    </Row>
  );
};

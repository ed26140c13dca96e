import { useState } from 'react';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { reserveTerms } from '#domain/money/reserve.ts';
import { LoadFailed } from '#client/api/loaded.tsx';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useEveryPage } from '#client/api/use-every-page.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { useOwnArticlesInfiniteQuery } from '#client/entities/blog/blog-writing-api.ts';
import { useMakeReserveLinkMutation } from '#client/entities/money/reserves-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { CopyLink } from '#client/kit/display/copy-link.tsx';
import { Form, FormError } from '#client/kit/form/form.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { texts } from './texts';

const { make: linkTexts } = texts;
type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;

const [min, max] = [kopecksToRubles(reserveTerms.min), kopecksToRubles(reserveTerms.max)];

interface LinkDraft {
  /** Rubles. */
  readonly amount: number | null;
  /** Key of the reserve to replace; empty for none. */
  readonly replaceKey: string;
  /** The article that the money opens to the client; null for none. */
  readonly articleId: number | null;
}

const drafts: SheetDrafts<LinkDraft> = new Map();

interface MakeLinkDialogProps {
  /** Funded reserves, which a new link may replace. */
  readonly reserves: readonly Reserve[];
  readonly onClose: () => void;
}

/** A mate's request for a reserve: a link that can be used once. */
export const MakeLinkDialog = ({ reserves, onClose }: MakeLinkDialogProps) => {
  const [make, { isLoading, data: made }] = useMakeReserveLinkMutation();
  const [draft, setDraft, clearDraft] = useOwnDraft<LinkDraft>(drafts, '', {
    amount: null,
    replaceKey: '',
    articleId: null,
  });
  const { amount } = draft;
  const [comment, setComment, clear] = useOwnText('reserve-link');
  // A reserve that was spent meanwhile cannot be replaced.
  const replaceKey = reserves.some(({ id }) => id === draft.replaceKey) ? draft.replaceKey : '';
  const own = useOwnArticlesInfiniteQuery({ query: {} });
  useEveryPage(own);
  const articles = own.data?.pages.flatMap(({ items }) => items).filter(({ live, price }) => live && price > 0) ?? [];
  // One that was taken off the feed meanwhile opens to nobody.
  const articleId = articles.some(({ id }) => id === draft.articleId) ? draft.articleId : null;
  const { run, refusal } = useAttempt();
  const [tried, setTried] = useState(false);
  const isWrong = amount === null || amount < min || amount > max;
  const submit = async () => {
    setTried(true);
    if (isWrong) return;
    const replaced = replaceKey === '' ? {} : { replaceKey };
    const subject = articleId === null ? ({ kind: 'OTHER' } as const) : ({ kind: 'BLOG_ARTICLE', articleId } as const);
    const body = { amount, ...subject, comment: comment.trim(), ...replaced };
    await run(async () => {
      await make({ body }).unwrap();
      clear();
      clearDraft();
    });
  };
  if (made !== undefined)
    return (
      <Dialog title={linkTexts.title} description={linkTexts.ready} onClose={onClose}>
        <CopyLink path={made.path} label={texts.link} variant="primary" size="md" />
      </Dialog>
    );
  return (
    <Dialog title={linkTexts.title} description={linkTexts.text} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit();
        }}
      >
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={(sum) => setDraft({ ...draft, amount: sum })}
          hint={`${formatMoney(min)} – ${formatMoney(max)}`}
          error={tried && isWrong ? `${formatMoney(min)} – ${formatMoney(max)}` : undefined}
        />
        <TextField
          label={linkTexts.comment}
          value={comment}
          maxLength={reserveTerms.commentMax}
          onChange={({ target }) => setComment(target.value)}
        />
        <LoadFailed query={own} text={linkTexts.articlesFailed} />
        {articles.length > 0 && (
          <Select
            label={linkTexts.article}
            hint={linkTexts.articleHint}
            value={articleId === null ? '' : String(articleId)}
            onChange={({ target }) =>
              setDraft({ ...draft, articleId: articles.find(({ id }) => String(id) === target.value)?.id ?? null })
            }
            options={[
              { value: '', label: linkTexts.noArticle },
              ...articles.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        )}
        {reserves.length > 0 && (
          <Select
            label={linkTexts.replace}
            value={replaceKey}
            onChange={({ target }) => setDraft({ ...draft, replaceKey: target.value })}
            options={[
              { value: '', label: linkTexts.noReplace },
              ...reserves.map(({ id, client, amount: sum }) => ({
                value: id,
                label: `${client?.username ?? ''}, ${formatMoney(sum)}`,
              })),
            ]}
          />
        )}
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <Button type="submit" variant="primary" wide busy={isLoading}>
          {linkTexts.create}
        </Button>
      </Form>
    </Dialog>
  );
};

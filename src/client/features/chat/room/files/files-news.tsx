import { useHeldByChooser } from '#client/kit/controls/chooser-gone.ts';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { texts } from '../../texts';
import { Hint } from '../composer-styles';
import type { Attachment } from './attachment-store';

/** What screen readers are told of the files of a draft that have not failed. */
const newsOf = (list: readonly Attachment[]): string => {
  const names = (wanted: (one: Attachment) => boolean) => list.filter(wanted).map(({ file }) => file.name);
  const underWay = names(({ stored, failure }) => stored === null && failure === null);
  const uploaded = names(({ stored }) => stored !== null);
  return underWay.length > 0 ? texts.underWay(underWay) : uploaded.length > 0 ? texts.uploaded(uploaded) : '';
};

/** Told here and not by an alert in its row: a reader may pass over one that comes with the row around it. */
const failuresOf = (list: readonly Attachment[]): string =>
  list.flatMap(({ file, failure }) => (failure === null ? [] : [texts.fileFailed(file.name, failure)])).join('. ');

/** Why a message with these files cannot be sent yet; null: it can. */
export const whyNotSent = (list: readonly Attachment[]): string | null =>
  list.every(({ stored }) => stored !== null)
    ? null
    : list.some(({ failure }) => failure !== null)
      ? texts.removeFailedFiles
      : texts.waitForFiles;

interface FilesNewsProps {
  readonly list: readonly Attachment[];
  /** Somebody has tried to send the message before its files were there. */
  readonly isTried: boolean;
}

/** Stands in the room before there are files, so that what becomes of them is told. */
export const FilesNews = ({ list, isTried }: FilesNewsProps) => {
  const reason = whyNotSent(list);
  const news = useHeldByChooser(newsOf(list));
  const failures = useHeldByChooser(failuresOf(list));
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <VisuallyHidden role="status">{failures}</VisuallyHidden>
      <div role="status">{isTried && reason !== null && <Hint $danger={false}>{reason}</Hint>}</div>
    </>
  );
};

import { type ArticleDocument, textOfDocument } from './article-document';
import type { ArticleType } from './article-enums';
import { articleTerms } from './article-terms';

interface Sent {
  readonly title: string;
  readonly gameId: string | null;
  readonly cover: unknown;
  readonly type: ArticleType;
  readonly document: ArticleDocument;
  /** Moderator's remarks that are not marked as fixed. */
  readonly openRemarks: number;
}

export const sendChecks = ['title', 'cover', 'game', 'text', 'video', 'remarks'] as const;
export type SendCheck = (typeof sendChecks)[number];

/** Checks that an article fails before it can be sent to moderation; the editor and the server use the same ones. */
export const failedSendChecks = ({ title, gameId, cover, type, document, openRemarks }: Sent): readonly SendCheck[] => {
  const lacking: Readonly<Record<SendCheck, boolean>> = {
    title: title.trim() === '',
    cover: cover === null,
    game: gameId === null,
    text: textOfDocument(document).length < articleTerms.minCharacters[type],
    video: type === 'VIDEO' && !document.blocks.some((block) => block.type === 'video'),
    remarks: openRemarks > 0,
  };
  return sendChecks.filter((check) => lacking[check]);
};

import type { SupportTopic } from '#domain/people/support-topic.ts';
import { supportPath } from './product-pages';

/** Query parameters of the page of support: what a question is about. */
export const questionParams = { topic: 'topic', about: 'about' } as const;

/** The form for a question with its topic chosen and, with `about`, the address of a page of the product in its text. */
export const askPath = (topic: SupportTopic, about?: string): string =>
  `${supportPath}?${questionParams.topic}=${topic}${about === undefined ? '' : `&${questionParams.about}=${encodeURIComponent(about)}`}`;

/** A support chat opened over the page of support. */
export const supportChatPath = (chatId: string): string => `${supportPath}?chat=${chatId}#chat`;

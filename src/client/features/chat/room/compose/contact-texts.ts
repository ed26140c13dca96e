import type { ContactHint } from '#domain/chat/contact-hints.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const keepSafe = 'Вне сервиса мы не вернём деньги и не поможем в споре.';

const hints: Readonly<Record<ContactHint, string>> = {
  PHONE: `Похоже на номер телефона. ${keepSafe}`,
  CARD: `Похоже на номер карты. ${keepSafe}`,
  EMAIL: `Похоже на почту. ${keepSafe}`,
  MESSENGER: `Похоже на контакт в другом мессенджере. ${keepSafe}`,
  PAST_SERVICE: `Похоже на оплату мимо сервиса. ${keepSafe}`,
};

/** Loaded with the warning alone. */
export const texts = defineTexts({ ru: { hints } });

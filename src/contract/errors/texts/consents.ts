import { ageTerms } from '#domain/people/age.ts';
import { spanText } from '#domain/text/spans.ts';
import type { consentErrorCodes } from '../consent-codes';
import type { ErrorEntry } from '../error-entry';

/** Of a person's age and of what they have agreed to. */
export const consentErrors: Readonly<Record<(typeof consentErrorCodes)[number], ErrorEntry>> = {
  AGE_UNKNOWN: { status: 409, message: `Это только с ${ageTerms.adult} лет. Укажи дату рождения в настройках` },
  AGE_ALREADY_GIVEN: { status: 409, message: 'Дата рождения уже указана. Если она неверная, напиши в поддержку' },
  AGE_ADULTS_ONLY: { status: 403, message: `Это только с ${ageTerms.adult} лет` },
  AGE_TOO_YOUNG: { status: 403, message: `Платить можно с ${ageTerms.least} лет` },
  AGE_PARENT_NEEDED: {
    status: 403,
    message: `До ${ageTerms.adult} лет нужно согласие родителя. Пришли его в поддержку, и пополнение откроется`,
  },
  AGE_DEPOSIT_LIMIT: {
    status: 409,
    message: `До ${ageTerms.adult} лет пополнения за ${spanText(ageTerms.limitWindow)} ограничены. Попробуй меньшую сумму`,
  },
  CONSENT_TEXT_CHANGED: { status: 409, message: 'Текст только что обновили. Прочитай его и поставь отметку ещё раз' },
  CONSENT_ORDERS_ON: { status: 409, message: 'Сначала выключи приём заказов' },
  CONSENT_MATE_TERMS: { status: 409, message: 'Согласие с условиями напарников отозвано. Дай его снова в настройках' },
};

import { type ApiFailure, failureText } from '../../api/api-error';
import { defineTexts } from '../../kit/texts/define-texts';
import { type KeyFailure, whyNoKey } from './passkeys';

const texts = defineTexts({
  ru: {
    KNOWN: 'Этот ключ доступа уже добавлен',
    CANCELED: 'Ключ доступа не ответил: окно закрыли или вышло время',
    FAILED: 'Браузер не смог воспользоваться ключом доступа',
    wrongPassword: 'Неверный пароль',
  },
});

/** Why a key did not work, in one sentence; undefined where the person has begun another attempt. */
export const keyRefusal = (error: unknown): string | undefined => {
  const why: KeyFailure | null = whyNoKey(error);
  if (why === null) return failureText(error);
  return why === 'ABORTED' ? undefined : texts[why];
};

/** Why a password did not do, asked of somebody who is signed in: of the credentials only that was typed. */
export const passwordRefusal = ({ code, message }: ApiFailure): string =>
  code === 'AUTH_WRONG_CREDENTIALS' ? texts.wrongPassword : message;

import { failureText } from '../../api/api-error';
import { defineTexts } from '../../kit/texts/define-texts';
import { type KeyFailure, whyNoKey } from './passkeys';

const texts = defineTexts({
  ru: {
    KNOWN: 'Этот ключ доступа уже добавлен',
    CANCELED: 'Ключ доступа не ответил: окно закрыли или вышло время',
    FAILED: 'Браузер не смог воспользоваться ключом доступа',
  },
});

/** Why a key did not work, in one sentence; undefined where the person has begun another attempt. */
export const keyRefusal = (error: unknown): string | undefined => {
  const why: KeyFailure | null = whyNoKey(error);
  if (why === null) return failureText(error);
  return why === 'ABORTED' ? undefined : texts[why];
};

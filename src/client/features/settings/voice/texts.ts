import { formatsText } from '#domain/files/formats-text.ts';
import { audioKinds } from '#domain/files/sniff-audio.ts';
import { voiceTerms } from '#domain/mates/voice.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const longest = voiceTerms.longest / 1000;

export const texts = defineTexts({
  ru: {
    title: 'Голос',
    lead: `До ${longest} секунд: поздоровайся и скажи, как с тобой играется. Слышно всем на твоей карточке.`,
    record: 'Записать',
    recordAgain: 'Записать заново',
    upload: 'Загрузить файл',
    uploadHint: `Файл — ${formatsText(audioKinds, 'или')} до ${longest} секунд и ${sizeText(voiceTerms.maxBytes)}.`,
    asking: 'Разреши браузеру микрофон',
    recording: 'Идёт запись, осталось',
    left: (seconds: number) => `0:${String(seconds).padStart(2, '0')}`,
    stop: 'Готово',
    cancel: 'Отмена',
    listen: 'Послушать запись',
    send: 'Отправить',
    notSent: 'Пока её слышишь только ты.',
    again: 'Заново',
    drop: 'Удалить',
    saved: 'Голос сохранён',
    remove: 'Удалить голос',
    removeAsk: 'Удалить голос?',
    removeText: 'Клиенты больше его не услышат. Записать новый можно в любой момент.',
    removed: 'Голос удалён',
    problems: {
      denied: 'Микрофон запрещён. Разреши его в настройках браузера или загрузи файл.',
      missing: 'Микрофона нет. Подключи его или загрузи файл.',
      failed: 'Записать не получилось. Попробуй ещё раз или загрузи файл.',
    },
  },
});

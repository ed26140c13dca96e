import { avatarLimits } from '#domain/people/avatar.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    choose: 'Загрузить фото',
    replace: 'Сменить фото',
    saved: 'Фото обновлено',
    crop: 'Выбери, что останется в круге',
    stage: 'Фото: тяни его или двигай стрелками, плюс и минус меняют масштаб',
    hint: 'Тяни фото мышью или пальцем. С клавиатуры — стрелки, плюс и минус.',
    zoom: 'Масштаб',
    save: 'Сохранить фото',
    cancel: 'Отмена',
    tooLarge: (most: string) => `Фото больше ${most}: выбери файл поменьше`,
    tooSmall: `Нужно фото не меньше ${avatarLimits.minSidePixels} × ${avatarLimits.minSidePixels} точек`,
    notCut: 'Браузер не смог обрезать фото. Попробуй другое',
  },
});

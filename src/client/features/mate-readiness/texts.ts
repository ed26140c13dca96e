import type { MateReadinessDetail } from '#domain/mates/mate-terms.ts';
import { defineTexts } from '../../kit/texts/define-texts';

interface LineTexts {
  readonly done: string;
  readonly why: string;
  /** Text of the link. */
  readonly action: string;
}

const lines: Readonly<Record<MateReadinessDetail, LineTexts>> = {
  notifications: {
    done: 'Быстрые уведомления подключены',
    why: 'На приглашение отвечают за минуты: мессенджер или браузер с уведомлениями зовёт, даже когда вкладка закрыта.',
    action: 'Подключить',
  },
  avatar: { done: 'Фото загружено', why: 'Напарников с лицом зовут чаще.', action: 'Загрузить' },
  description: {
    done: 'Описание заполнено',
    why: 'Пара фраз о том, как ты играешь и кому подойдёшь.',
    action: 'Написать',
  },
  languages: { done: 'Язык указан', why: 'Клиент ищет того, с кем есть общий язык.', action: 'Указать' },
  country: { done: 'Страна указана', why: 'По ней понятно, когда ты обычно в сети.', action: 'Указать' },
  platforms: {
    done: 'Платформа выбрана',
    why: 'Играть вместе можно только там, где у тебя есть игра.',
    action: 'Выбрать',
  },
  categories: { done: 'Категория выбрана', why: 'За что тебя зовут и сколько это стоит.', action: 'Выбрать' },
  invalid_game_params: {
    done: 'Об игре рассказано',
    why: 'Это видно клиенту рядом с твоим именем.',
    action: 'Заполнить',
  },
};

/** In the wording of the specification (section 5). */
const needs: Readonly<Record<Exclude<MateReadinessDetail, 'invalid_game_params'>, string>> = {
  notifications: 'Нужно подключить быстрые уведомления',
  avatar: 'Нужно загрузить фото',
  description: 'Нужно заполнить описание',
  languages: 'Нужно указать язык',
  country: 'Нужно указать страну',
  platforms: 'Нужно выбрать платформу',
  categories: 'Нужно выбрать категорию',
};

export const texts = defineTexts({
  ru: {
    lines,
    needs,
    needsParam: (name: string) => `Необходимо указать "${name}"`,
    list: 'Что нужно для заказов',
    isDone: 'Готово',
    isMissing: 'Не хватает',
  },
});

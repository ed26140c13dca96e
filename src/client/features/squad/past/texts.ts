import { squadEventNames } from '#domain/desk/squad-event-names.ts';
import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const events: Readonly<Record<string, string>> = squadEventNames;

export const texts = defineTexts({
  ru: {
    title: (id: number) => `Как всё было в скваде ${squadNumber(id)}`,
    events,
    slider: 'Шаг',
    back: 'Шаг назад',
    forward: 'Шаг вперёд',
    position: (at: number, of: number) => `Шаг ${at} из ${of}`,
    screen: 'Твоя страница в этот момент',
    lead: 'Так выглядела твоя страница. Кнопки здесь только показаны.',
    could: 'Можно было',
    couldNot: (count: number) => `Нельзя было и почему: ${count}`,
    nothing: 'ничего',
    assumed:
      'Рейтинг людей и то, был ли ты занят в другом скваде, в записи нет: кнопки показаны так, будто ты свободен.',
    none: 'Шаги этого сквада не записаны: он старше их записи.',
    unknown: (number: number, why: string) => `Шаг ${number}: ${why}`,
    faults: {
      MISSING: 'перед ним не хватает записи. Что было дальше, мы не додумываем.',
      OTHER_RULES: 'он сделан по другим правилам, по нынешним его не повторить.',
      UNKNOWN_EVENT: 'нынешние правила такого шага не знают.',
      REFUSED: 'по нынешним правилам он невозможен.',
      OTHER_STATE: 'он приводит не к тому, что записано. Напиши в поддержку: разберёмся.',
      AFTER_FAULT: 'что было после шага, который не повторить, неизвестно.',
    },
  },
});

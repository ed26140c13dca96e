import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    lead: 'Открой файл, который «Дело» отдаёт разработчикам: каждый шаг жизни сквада сделается заново, а на схеме засветится, куда он привёл.',
    open: 'Открыть файл дела',
    steps: 'Шаги дела',
    broken: 'Это не файл дела: нужен список шагов сквада',
    unchecked: 'На странице без https браузер не считает хеши: куда вели шаги, не сверено.',
    unknown: (number: number, why: string) => `Шаг ${number}: ${why}`,
    faults: {
      MISSING: 'перед ним не хватает записи',
      OTHER_RULES: 'сделан по другим правилам',
      UNKNOWN_EVENT: 'нынешние правила такого события не знают',
      REFUSED: 'по нынешним правилам невозможен',
      OTHER_STATE: 'приводит не туда, куда записано',
      AFTER_FAULT: 'что было после неповторимого шага, неизвестно',
    },
    event: 'Событие',
    changes: 'Что изменилось',
    noChange: 'Ничего',
    playHere: 'Играть отсюда',
    earlier: 'Раньше',
    later: 'Позже',
  },
});

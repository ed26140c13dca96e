import { weeklyHoursTerms } from '#domain/bookings/weekly-hours.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Часы записи',
    lead: 'Когда клиент может записаться к тебе заранее. О каждой записи спросим тебя; без часов записаться нельзя.',
    zone: (zone: string) => `Время по поясу ${zone}.`,
    changeZone: 'Сменить',
    empty: 'К тебе нельзя записаться заранее: добавь часы.',
    days: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
    off: 'Не принимаешь',
    span: (day: string, place: number) => `${day}, промежуток ${place}`,
    from: 'С',
    to: 'До',
    add: 'Добавить часы',
    addTo: (day: string) => `Добавить часы: ${day}`,
    full: `Больше ${weeklyHoursTerms.maxOfDay} промежутков в день не нужно`,
    wholeDay: 'Занят уже весь день',
    remove: (day: string, span: string) => `Убрать ${span}: ${day}`,
    copy: 'Скопировать на будни',
    copyOf: (day: string) => `Скопировать на будни: ${day}`,
    copied: 'Часы скопированы на будни. Осталось сохранить',
    midnight: 'Играешь за полночь? До 24:00 в этот день и с 00:00 в следующий: запись пройдёт насквозь.',
    backwards: 'Конец должен быть позже начала',
    overlaps: (span: string) => `Пересекается с ${span}`,
    fix: 'Сначала поправь отмеченные часы',
  },
});

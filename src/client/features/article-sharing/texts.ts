import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    already: 'Уже открыта',
    find: 'Имя клиента',
    games: (count: number) => `${count} ${plural(count, 'игра', 'игры', 'игр')} вместе`,
    noClients: 'Клиентов с таким именем нет. Открыть можно тем, с кем сыгран хотя бы один сквад.',
    notSeen: 'ещё не смотрел',
    open: (count: number) => `Открыть (${count})`,
    opened: 'Открыли. Клиенты получили уведомление',
    revoke: (name: string) => `Закрыть для ${name}`,
    seen: 'смотрел',
    readersFailed: 'Кому уже открыта, не загрузилось',
    nobodyChosen: 'Сначала отметь, кому открыть',
    shareCount: (shared: number, max: number) => `Открыта ${shared} из ${max}`,
    shareTitle: 'Открыть клиентам бесплатно',
    whoReads: 'Кому уже открыта',
  },
});

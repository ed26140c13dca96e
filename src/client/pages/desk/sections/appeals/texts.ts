import { type AppealKind, appealKindNames, appealKinds } from '#domain/appeals/appeal-kinds.ts';
import type { AppealState } from '#domain/appeals/appeal-states.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

/** Names of the kinds of decisions. */
export const appealNames: Readonly<Record<string, string>> = Object.fromEntries(
  appealKindNames.map((kind) => [kind, appealKinds[kind].name]),
);

export const kindName = (kind: AppealKind): string => appealKinds[kind].name;

const states: Readonly<Record<AppealState, string>> = {
  WAITING: 'Ждёт решения',
  UPHELD: 'Решение отменено',
  DECLINED: 'Оставлено в силе',
};

export const texts = defineTexts({
  ru: {
    title: 'Обжалования',
    empty: 'Обжалований нет',
    states,
    columns: { person: 'Кто', about: 'Что решили', first: 'Кто решил', state: 'Состояние', created: 'Ждёт' },
    filters: { search: 'Кто или номер', state: 'Состояние', kind: 'Решение' },
    views: { all: 'Все', waiting: 'Ждут решения', upheld: 'Отменённые решения', declined: 'Оставленные в силе' },
    drawer: (name: string) => `Обжалование: ${name}`,
    decision: 'Что решили и почему',
    rule: 'Решило правило, без оператора',
    words: 'Слова человека',
    excerpt: 'Текст человека',
    answer: 'Ответ',
    gone: 'Решение уже отменили: отменять нечего, человеку нужен только ответ.',
    own: 'Решение ваше: его пересматривает другой оператор.',
    mine: 'Обжалование ваше: его рассматривает другой оператор.',
    nobody: 'Другого оператора с правом на обжалования нет: оно ждёт, пока его не назначат.',
    judges: (count: number) =>
      `Решить ${plural(count, 'может', 'могут', 'могут')} ${count} ${plural(count, 'оператор', 'оператора', 'операторов')}`,
    until: 'Срок обжалования до',
    uphold: 'Отменить решение…',
    upholdTitle: 'Отменить решение',
    upholdDo: 'Отменить решение',
    decline: 'Оставить в силе…',
    declineTitle: 'Оставить решение в силе',
    declineDo: 'Оставить',
    declineMeans: 'Второго обжалования у человека не будет. Он прочтёт ответ.',
    done: 'Ответ отправлен',
  },
});

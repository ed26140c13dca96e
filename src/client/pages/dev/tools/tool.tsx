import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { demoLimits } from '#domain/time/demo-limits.ts';
import { minutes } from '#domain/time/durations.ts';
import { groupedNumber } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

interface ToolProps {
  readonly title: string;
  /** Next to the title: an action on the whole section. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Frame = styled.section.attrs({ className: 'card' })`
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  margin-bottom: 12px;
`;

/** One section of the demo's page. */
export const Tool = ({ title, action, children }: ToolProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <SectionTitle id={id}>{title}</SectionTitle>
        {action}
      </Head>
      {children}
    </Frame>
  );
};

const mostMinutes = groupedNumber(demoLimits.clockAdvance / minutes(1));

export const texts = defineTexts({
  ru: {
    title: 'Демо',
    lead: 'Здесь можно стать кем угодно, перевести часы и прочитать письма. Всё это есть только в демо-режиме.',
    people: 'Стать одним из людей',
    scenarios: 'Что попробовать',
    clock: 'Часы',
    clockLead: 'Время сервиса. По нему истекают приглашения, идут игры и приходят деньги.',
    ahead: (words: string) => `Впереди настоящего времени на ${words}`,
    onTime: 'Идут вровень с настоящим временем',
    steps: { minute: '+1 мин', quarter: '+15 мин', hour: '+1 час', day: '+1 день' },
    advance: 'На сколько минут вперёд',
    advanceHint: `До ${mostMinutes}, то есть до ${spanText(demoLimits.clockAdvance, 'genitive')}. Назад часы не идут.`,
    advanceWrong: `Нужно целое число от 1 до ${mostMinutes}`,
    go: 'Перевести',
    moved: 'Часы переведены',
    days: (days: number) => `${days} д`,
    hours: (hours: number) => `${hours} ч`,
    minutes: (minutes: number) => `${minutes} мин`,
    mailbox: 'Почта',
    refresh: 'Обновить',
    allLetters: (count: number) => `Показать все: ${count}`,
    noLetters: 'Писем пока нет. Они приходят после регистрации, смены почты и запроса нового пароля.',
    to: (address: string) => `Кому: ${address}`,
    named: (name: string, address: string) => `${name}, ${address}`,
    applications: 'Заявки напарников',
    noApplications: 'Заявок нет. Они приходят со страницы «Стать напарником».',
    approve: 'Одобрить',
    approveName: (name: string) => `Одобрить заявку: ${name}`,
    approved: 'Заявка одобрена',
    more: 'Ещё',
    kit: 'Детали интерфейса',
    kitNote: 'Кнопки, поля, состояния: всё, из чего собраны страницы',
    machines: 'Машины состояний',
    machinesNote: 'Каждая нарисована; живые акторы светятся',
    market: 'Рынок из зерна',
    marketNote: 'Придуманные люди живут по настоящим правилам, каждый шаг сверяется с законами',
    replay: 'Проигрывание чата',
    replayNote: 'Записать действия чата, пройти их по шагам, сверить отпечаток',
    docs: 'Описание вызовов',
    docsNote: 'Все вызовы сервера, их поля и ошибки',
  },
});

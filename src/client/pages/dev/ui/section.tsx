import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '#client/kit/layout/card.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const Box = styled.section`
  margin-top: 32px;
  > div {
    margin-top: 12px;
  }
`;

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box>
    <SectionTitle>{title}</SectionTitle>
    <Card>{children}</Card>
  </Box>
);

/** Sample texts for the page of the UI kit. */
export const texts = defineTexts({
  ru: {
    title: 'Компоненты',
    buttons: 'Кнопки',
    fields: 'Поля',
    choices: 'Выбор',
    people: 'Люди и метки',
    overlays: 'Окна и сообщения',
    values: 'Деньги, время, ход',
    states: 'Состояния',
    list: 'Длинный список',
    primary: 'Создать сквад',
    secondary: 'Присоединиться',
    soft: 'Написать',
    ghost: 'Отмена',
    danger: 'Распустить',
    slow: 'Оплатить (2 с)',
    refused: 'Начать',
    whyNot: 'Ждём оплату от Пельмешка',
    name: 'Имя',
    hint: 'Его увидят другие игроки',
    wrong: 'Имя уже занято',
    about: 'О себе',
    password: 'Пароль',
    code: 'Код из письма',
    sum: 'Сумма',
    platform: 'Платформа',
    duration: 'Сколько играем',
    agree: 'Присылать новости',
    orders: 'Принимаю заказы',
    open: 'Открыть окно',
    strict: 'Строгое окно',
    confirm: 'Подтверждение',
    gamePicker: 'Выбор игры',
    dialogText: 'Фокус остаётся внутри и возвращается к кнопке.',
    menu: 'Меню',
    saved: 'Сохранено',
    failed: 'Не получилось сохранить',
    tabs: ['Отзывы', 'Материалы'],
    steps: ['Сбор', 'Готовность', 'Старт', 'В игре', 'Завершён'],
    stepper: 'Ход сквада',
    rating: 'Умение объяснять',
    empty: 'Сквадов пока нет. Собери первый.',
    chip: 'Обучение',
    row: (index: number) => `Строка ${index + 1}`,
  },
});

/** What the person reads by mail about his application; no answer means yes. */
export const decisionLetter = ({ username, answer }: { readonly username: string; readonly answer: string | null }) =>
  answer === null
    ? {
        subject: 'Ты теперь напарник',
        text: `${username}, твоя заявка одобрена.\n\nОсталось заполнить анкету и включить приём заказов: раздел «Готовность к заказам».`,
      }
    : { subject: 'Ответ на заявку напарника', text: `${username}, пока мы не можем принять тебя.\n\n${answer}\n\nЗаявку можно отправить ещё раз.` };

import { type SignInOutcome, signInOutcomes } from '#domain/people/sign-in-provider.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: {
    outcomes: {
      declined: 'Вход отменён. Можно попробовать ещё раз или войти иначе',
      stale: 'Этот вход начат слишком давно или в другом браузере. Начни заново',
      down: 'Служба входа не отвечает. Попробуй позже или войди иначе',
      blocked: 'Этот аккаунт закрыт. Если это ошибка, напиши в поддержку',
      closed: 'Войти этим способом нельзя. Войди по почте: можно без пароля, по ссылке из письма',
      linked: 'Аккаунт привязан',
      taken: 'Не вышло: этот аккаунт привязан к другому человеку, или у тебя уже есть другой такой же',
    },
  },
});

/** Query parameter with the outcome of a sign-in with an external account. */
export const outcomeParam = 'social';

/** The outcome in the address; null if there is none or it is unknown. */
export const outcomeIn = (query: URLSearchParams): SignInOutcome | null =>
  signInOutcomes.find((outcome) => outcome === query.get(outcomeParam)) ?? null;

export const outcomeText = (outcome: SignInOutcome): string => texts.outcomes[outcome];

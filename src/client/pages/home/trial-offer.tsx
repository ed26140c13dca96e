import styled from 'styled-components';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { trialLesson } from '#domain/games/category.ts';
import { formatDuration } from '#domain/text/format.ts';
import { useGameCategoriesQuery } from '../../entities/game/reference-api';
import { formatMoney } from '../../entities/money/money';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { trialAwaitsEmail } from '../../entities/squad/trial-note';
import { useFirstSquadPricesQuery } from '../../entities/squad/squad-prices-api';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { Card, CardTitle } from '../../kit/layout/card';
import { Container } from '../../kit/layout/page';
import { Row } from '../../kit/layout/stack';
import { defineTexts } from '../../kit/texts/define-texts';
import { createSquadPath, settingsPath } from '#contract/routes/game-pages.ts';

const texts = defineTexts({
  ru: {
    title: `Начни с пробной: ${formatDuration(trialLesson.durationMinutes)} за ${formatMoney(kopecksToRubles(trialLesson.price))}`,
    text: 'Одна цена с любым напарником, один раз. Покажет, как здесь играют.',
    choose: 'Выбрать напарника',
    emailFirst: 'Осталось подтвердить почту: код в письме.',
    confirm: 'Подтвердить почту',
  },
});

const Offer = styled(Container)`
  margin-bottom: 28px;
`;

/** The trial lesson, for newcomers and guests; renders nothing where it is not available. */
export const TrialOffer = ({ gameId }: { readonly gameId: string }) => {
  const me = useMe();
  const { data: terms } = useFirstSquadPricesQuery(undefined, { skip: me === null });
  const { data: categories = [] } = useGameCategoriesQuery({ params: { gameId } });
  const trial = categories.find(({ kind }) => kind === trialLesson.categoryKind);
  const awaits = trialAwaitsEmail(me);
  if ((me !== null && !awaits && terms?.available !== true) || trial === undefined) return null;
  return (
    <Offer as="section" aria-labelledby="trial-offer">
      <Card>
        <Row $justify="space-between" $gap={16}>
          <div>
            <CardTitle id="trial-offer">{texts.title}</CardTitle>
            <p>{awaits ? texts.emailFirst : texts.text}</p>
          </div>
          {awaits ? (
            <ButtonLink variant="primary" to={settingsPath(gameId, 'email')}>
              {texts.confirm}
            </ButtonLink>
          ) : (
            <OwnSquadGate me={me} variant="primary">
              <ButtonLink variant="primary" to={`${createSquadPath({ gameId })}?category=${trial.id}`}>
                {texts.choose}
              </ButtonLink>
            </OwnSquadGate>
          )}
        </Row>
      </Card>
    </Offer>
  );
};

import styled from 'styled-components';
import { plural } from '#domain/text/format.ts';
import { tabPast } from '../../entities/support/tab-past';
import { Checkbox } from '../../kit/form/checkbox';
import { FinePrint } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';

/** What goes with a question: nothing, what the tab did, or that with all the texts of its chats. */
export type Attached = 'NOTHING' | 'SHAPES' | 'TEXTS';

const texts = defineTexts({
  ru: {
    attach: 'Приложить, что было',
    what: (count: number) =>
      `${count} ${plural(count, 'последний шаг', 'последних шага', 'последних шагов')} этой вкладки: события чатов и кнопки сквадов.`,
    shapes: 'Без слов, только их длина: прочесть переписку нельзя.',
    none: 'Пока записывать было нечего: запись живёт в этой вкладке до перезагрузки.',
    withTexts: 'Вместе с текстами переписки',
    withTextsNote: 'Поддержка прочтёт и то, что писали тебе.',
  },
});

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 13px;
`;

const Inner = styled.div`
  padding-left: 32px;
`;

interface AttachPastProps {
  readonly attached: Attached;
  readonly error: string | undefined;
  readonly onAttach: (attached: Attached) => void;
}

/** Lets the person send what their tab did along with a question. */
export const AttachPast = ({ attached, error, onAttach }: AttachPastProps) => {
  const count = tabPast.count();
  return (
    <Stack $gap={6}>
      <Checkbox
        checked={attached !== 'NOTHING'}
        aria-describedby="attach-past"
        onChange={({ target }) => onAttach(target.checked ? 'SHAPES' : 'NOTHING')}
      >
        {texts.attach}
      </Checkbox>
      <Inner>
        <Stack $gap={6}>
          <FinePrint id="attach-past">
            {count === 0 ? texts.none : texts.what(count)} {attached !== 'TEXTS' && count > 0 && texts.shapes}
          </FinePrint>
          {attached !== 'NOTHING' && (
            <>
              <Checkbox
                checked={attached === 'TEXTS'}
                onChange={({ target }) => onAttach(target.checked ? 'TEXTS' : 'SHAPES')}
              >
                {texts.withTexts}
              </Checkbox>
              {attached === 'TEXTS' && <FinePrint>{texts.withTextsNote}</FinePrint>}
            </>
          )}
          {error !== undefined && <Problem role="alert">{error}</Problem>}
        </Stack>
      </Inner>
    </Stack>
  );
};

import { levelName } from '#domain/mates/level-name.ts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { isTrial } from '#domain/games/category.ts';
import { type MateLevel, mateLevels, percentOfGrade } from '#domain/mates/grade.ts';
import { kopecksToRubles, percentOf } from '#domain/money/kopecks.ts';
import { quoteMate } from '#domain/pricing/quote.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import { useHourlyRates } from '../../entities/squad/use-hourly-rates';
import { formatMoney } from '../../entities/money/money';
import { Select } from '../../kit/form/select';
import { Slider } from '../../kit/form/slider';
import { Card, CardTitle } from '../../kit/layout/card';
import { FinePrint } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { below, tabular, theme } from '../../kit/theme/theme';
import { offeredCategories, type PricedCategory } from './offered-categories';
import { texts } from './texts';

interface Work {
  readonly level: MateLevel;
  readonly category: Pick<PricedCategory, 'kind' | 'pricePercent'>;
  readonly hoursPerWeek: number;
}

interface Income {
  /** Rubles: what a client pays for an hour, and how much of it the mate gets. */
  readonly price: number;
  readonly perHour: number;
  readonly percent: number;
  readonly perWeek: number;
  /** Four weeks. */
  readonly perMonth: number;
}

const weeks = 4;

/** A mate's income by the product's own prices and percents: hours with one client, no promises beyond that. */
export const incomeOf = ({ level, category, hoursPerWeek }: Work, rates: HourlyRates): Income => {
  const { kind: categoryKind, pricePercent: categoryPercent } = category;
  const price = quoteMate({
    rate: rates[level],
    categoryKind,
    categoryPercent,
    durationMinutes: 60,
    nonMates: 1,
  }).amount;
  const percent = percentOfGrade(level);
  const perHour = percentOf(price, percent);
  const perWeek = perHour * hoursPerWeek;
  return {
    price: kopecksToRubles(price),
    percent,
    perHour: kopecksToRubles(perHour),
    perWeek: kopecksToRubles(perWeek),
    perMonth: kopecksToRubles(perWeek * weeks),
  };
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  ${below('sm')} {
    grid-template-columns: 1fr;
  }
`;

const Hours = styled.label`
  display: grid;
  gap: 6px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
  span {
    display: flex;
    justify-content: space-between;
  }
  b {
    color: ${theme.color.text1};
    ${tabular}
  }
  input {
    width: 100%;
    height: 28px;
    margin: 0;
    accent-color: ${theme.color.accent};
    cursor: pointer;
  }
`;

const Sum = styled.div`
  padding: 18px;
  border-radius: ${theme.radius.r12};
  background: linear-gradient(135deg, ${theme.color.message}, ${theme.color.surface2});
  color: ${theme.color.text2};
  font-size: 13px;
  output {
    display: block;
    margin: 4px 0;
    color: ${theme.color.text1};
    font: 600 34px/1.2 ${theme.font.title};
    letter-spacing: -0.02em;
    ${tabular}
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;
  font-size: 14px;
  dt {
    color: ${theme.color.text2};
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
    ${tabular}
  }
`;

const isLevel = (text: string): text is MateLevel => mateLevels.some((level) => level === text);

/** The category that the calculator begins with, where the game has it. */
const first = 'EDUCATION';

/** The income from so many hours a week in the game's categories, by the product's prices and percents. */
export const IncomeCalculator = ({ categories }: { readonly categories: readonly PricedCategory[] }) => {
  const [level, setLevel] = useState<MateLevel>('BEGINNER_I');
  const [chosen, setChosen] = useState<number | null>(null);
  const [hours, setHours] = useState(15);
  const id = useId();
  const rates = useHourlyRates();
  const levels = mateLevels.filter((one) => offeredCategories(categories, one).length > 0);
  const shownLevel = levels.includes(level) ? level : levels[0];
  const offered = shownLevel === undefined ? [] : offeredCategories(categories, shownLevel);
  const shown = offered.find((one) => one.id === chosen) ?? offered.find(({ kind }) => kind === first) ?? offered[0];
  if (shownLevel === undefined || shown === undefined) return null;
  const income = incomeOf({ level: shownLevel, category: shown, hoursPerWeek: hours }, rates);
  return (
    <Card as="section" aria-labelledby="calculator">
      <Stack $gap={16}>
        <CardTitle id="calculator">{texts.calculator}</CardTitle>
        <Pair>
          <Select
            label={texts.level}
            value={shownLevel}
            options={levels.map((one) => ({ value: one, label: levelName(one) }))}
            onChange={({ target }) => {
              if (isLevel(target.value)) setLevel(target.value);
            }}
          />
          <Select
            label={texts.category}
            value={String(shown.id)}
            options={offered.map(({ id: categoryId, name }) => ({ value: String(categoryId), label: name }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </Pair>
        <Hours htmlFor={id}>
          <span>
            {texts.hours} <b>{hours}</b>
          </span>
          <Slider
            id={id}
            min={1}
            max={60}
            value={hours}
            aria-valuetext={texts.hoursValue(hours)}
            onChange={({ target }) => setHours(Number(target.value))}
          />
        </Hours>
        <Sum>
          {texts.perMonth}
          <output aria-live="polite">{formatMoney(income.perMonth)}</output>
          {texts.perMonthNote}
        </Sum>
        <Lines>
          <dt>{isTrial(shown) ? texts.perHourOfTrial : texts.perHour}</dt>
          <dd>{formatMoney(income.price)}</dd>
          <dt>{texts.yours(income.percent)}</dt>
          <dd>{formatMoney(income.perHour)}</dd>
          <dt>{texts.perWeek}</dt>
          <dd>{formatMoney(income.perWeek)}</dd>
        </Lines>
        <FinePrint>{texts.calculatorNote}</FinePrint>
      </Stack>
    </Card>
  );
};

import styled from 'styled-components';
import type { Course } from '../../../../contract/training-landings';
import { formatMoney } from '../../../ui/data/format-money';
import { Card } from '../../../ui/layout/card';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

const Lines = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 12px 0;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  span {
    font-weight: 700;
    white-space: nowrap;
    ${tabular}
  }
`;

/** The courses at a glance. */
export const TrainingTerms = ({ courses }: { readonly courses: readonly Course[] }) => (
  <Card>
    <Lines>
      {courses.map(({ id, title, lessons, price }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <small>{texts.lessons(lessons)}</small>
          </div>
          <span>{formatMoney(price)}</span>
        </li>
      ))}
    </Lines>
  </Card>
);

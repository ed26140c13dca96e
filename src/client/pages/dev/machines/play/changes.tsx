import styled from 'styled-components';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { differenceOf } from './difference';
import type { Frame } from './play';
import { texts } from './texts';

const Nothing = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const List = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 260px;
  margin-top: 8px;
  overflow: auto;
  font-size: 13px;
  overflow-wrap: anywhere;
  del {
    color: ${theme.color.text2};
  }
  ins {
    color: ${theme.color.accent};
    text-decoration: none;
  }
`;

/** What the last step changed in the context. */
export const Changes = ({ before, now }: { readonly before: Frame | undefined; readonly now: Frame }) => {
  const changes = before === undefined ? [] : differenceOf(before.context, now.context);
  return (
    <section>
      <SectionTitle>{texts.changes}</SectionTitle>
      {changes.length === 0 ? (
        <Nothing>{before === undefined ? texts.noStepYet : texts.noChange}</Nothing>
      ) : (
        <List tabIndex={0} aria-label={texts.changes}>
          {changes.map((change) => (
            <li key={change.path}>
              {change.path}: {change.before !== '' && <del>{change.before}</del>}{' '}
              <ins>{change.after === '' ? texts.gone : change.after}</ins>
            </li>
          ))}
        </List>
      )}
    </section>
  );
};

import type { ComponentProps } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { AvatarStack } from '../../../ui/people/avatar-stack';
import { theme } from '../../../ui/theme/theme';
import { takenOf } from '../draft/fit-draft';
import { texts } from '../texts';
import { QuoteLines } from './quote-lines';
import { PromoCode } from './promo-code';
import { People } from './summary-look';

const Places = styled.div`
  display: flex;
  align-items: center;
`;

const FreePlace = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: -8px;
  border: 1.5px dashed ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surface1};
  color: ${theme.color.text3};
`;

/** Who goes, and what it costs. */
export const SummaryBody = (props: ComponentProps<typeof QuoteLines>) => {
  const { draft, me } = props;
  const taken = takenOf(draft);
  const people = [
    ...(me === null ? [] : [{ id: me.id, username: me.username, avatarUrl: me.avatarUrl }]),
    ...(draft.hot ? [] : draft.mates).map(({ id, name, iconUrl }) => ({ id, username: name, avatarUrl: iconUrl })),
    ...draft.named,
  ];
  return (
    <>
      <People>
        <Places>
          {people.length > 0 && <AvatarStack people={people} />}
          {taken < draft.slots && (
            <FreePlace aria-hidden>
              <Plus />
            </FreePlace>
          )}
        </Places>
        {texts.taken(taken, draft.slots)}
      </People>
      {me !== null && me.mateAccess === null && <PromoCode draft={draft} change={props.change} category={props.category} />}
      <QuoteLines {...props} />
    </>
  );
};

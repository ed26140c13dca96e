import styled from 'styled-components';
import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { type ApiFailure, isOfBrowser } from '../../api/api-error';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';

const texts = defineTexts({
  ru: {
    friend: 'Друг',
    unknown: 'Пригласить не получилось.',
    why: (who: string, why: string) => `${who}: ${why}`,
    cannotPlayCategory: 'Ты больше не можешь играть в этой категории',
  },
});

type Failure = Pick<SquadView['errors'][number], 'memberId' | 'memberType' | 'code'>;

/** The text for one failed invitation: the person and the reason. */
export type FailedInvitation = string;

const refusalTexts: Readonly<Record<string, { readonly message: string } | undefined>> = squadRefusals;

/** One text for each failed invitation. */
export const failedInvitations = (
  errors: readonly Failure[],
  nameOf: (memberId: string) => string,
): readonly FailedInvitation[] =>
  errors.map(({ memberId, code }) => {
    const name = memberId === null ? '' : nameOf(memberId);
    return texts.why(name === '' ? texts.friend : name, refusalTexts[code]?.message ?? texts.unknown);
  });

const isFailure = (one: unknown): one is Failure =>
  typeof one === 'object' && one !== null && 'memberId' in one && 'code' in one && typeof one.code === 'string';

/** Why a squad was not created. One refusal has a text of its own; any other of the server is shown with its code. */
export const createErrorText = ({ code, message }: Pick<ApiFailure, 'code' | 'message'>): string => {
  if (code === 'SQUADS_CANNOT_PLAY_CATEGORY') return texts.cannotPlayCategory;
  return isOfBrowser({ code }) ? message : `${message} (${code})`;
};

/** The failures in the details of a refused creation. */
export const failuresIn = (details: unknown): readonly Failure[] =>
  typeof details === 'object' && details !== null && 'errors' in details && Array.isArray(details.errors)
    ? details.errors.filter(isFailure)
    : [];

/** Why a squad of these people was refused, where there is one line for it: who could not be invited, or the refusal. */
export const refusedCreationText = (failure: ApiFailure, nameOf: (memberId: string) => string): string => {
  const failed = failedInvitations(failuresIn(failure.details), nameOf);
  return failed.length === 0 ? createErrorText(failure) : failed.join('. ');
};

/** Navigation state of a new squad's page: it shows the failures, also after a reload. */
export const failedState = (
  failed: readonly FailedInvitation[],
): { readonly failedInvitations: readonly string[] } => ({ failedInvitations: failed });

/** The failures in the navigation state; empty for any other visit. */
export const failedIn = (state: unknown): readonly FailedInvitation[] =>
  typeof state === 'object' && state !== null && 'failedInvitations' in state && Array.isArray(state.failedInvitations)
    ? state.failedInvitations.filter((one) => typeof one === 'string')
    : [];

const List = styled.ul`
  color: ${theme.color.text2};
  font-size: 14px;
  overflow-wrap: anywhere;
`;

/** The people who could not be invited, with the reasons. */
export const FailedInvitations = ({ failed }: { readonly failed: readonly FailedInvitation[] }) => (
  <List>
    {failed.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
);

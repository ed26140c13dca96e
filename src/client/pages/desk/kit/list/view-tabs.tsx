import { failureText } from '#client/api/api-error.ts';
import { Bookmark } from '#client/kit/icons/bookmark.tsx';
import { X } from '#client/kit/icons/x.tsx';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { deskLimits } from '#domain/people/desk-subject.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import {
  useDeskViewsQuery,
  useDeleteDeskViewMutation,
  useSaveDeskViewMutation,
} from '#client/entities/desk/tools-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme, touch, unprinted } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { type AddressFilters, normalised } from './list-filters';
import { texts } from '../texts';
import { unlessFilled } from '../acts/why-not';

export interface View {
  readonly name: string;
  /** The filters as in the address: `status=CONFIRMED`. */
  readonly query: string;
  /** How many rows it has, if known. */
  readonly count?: number | undefined;
}

const Tabs = styled.div`
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
`;

const Tab = styled.button`
  flex-shrink: 0;
  min-height: 40px;
  padding: 0 12px;
  border-bottom: 2px solid transparent;
  color: ${theme.color.text2};
  font-weight: 500;
  white-space: nowrap;
  ${touch} {
    min-height: 44px;
  }
  &:hover {
    color: ${theme.color.text1};
  }
  &[aria-pressed='true'] {
    border-bottom-color: ${theme.color.text1};
    color: ${theme.color.text1};
  }
`;

const Count = styled.span`
  margin-left: 8px;
  padding: 2px 7px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  font-size: 12px;
`;

const Line = styled(Row)`
  border-bottom: 1px solid ${theme.color.line};
  ${unprinted}
`;

const SaveDialog = ({
  section,
  query,
  onClose,
}: {
  readonly section: string;
  readonly query: string;
  readonly onClose: () => void;
}) => {
  const [save, { error, isLoading }] = useSaveDeskViewMutation();
  const [name, setName] = useState('');
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save({ body: { section, name: name.trim(), query } });
    if (saved.error !== undefined) return;
    toast.success(texts.viewSaved);
    onClose();
  };
  return (
    <Dialog title={texts.saveView} onClose={onClose} width={400}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            autoFocus
            label={texts.viewName}
            maxLength={deskLimits.viewName}
            value={name}
            error={failureText(error)}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="primary" busy={isLoading} whyNot={unlessFilled(name.trim() !== '')}>
            {texts.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

/** Predefined views of a section and the operator's own; the one that matches the address is pressed. */
export const ViewTabs = ({
  section,
  views,
  address,
}: {
  readonly section: string;
  readonly views: readonly View[];
  readonly address: AddressFilters;
}) => {
  const { data } = useDeskViewsQuery();
  const [deleteView] = useDeleteDeskViewMutation();
  const [saving, setSaving] = useState(false);
  const showRefusal = useRefusalToast();
  const drop = async (id: string) => {
    const { error } = await deleteView({ params: { id } });
    if (error !== undefined) showRefusal(error);
  };
  const now = normalised(address.params);
  const own = data?.views.filter((view) => view.section === section) ?? [];
  const isShown = ({ query }: View) => normalised(new URLSearchParams(query)) === now;
  const shown = [...views, ...own].some(isShown);
  return (
    <Line $gap={8} $wrap="nowrap">
      <Tabs role="group" aria-label={texts.views}>
        {views.map((view) => (
          <Tab key={view.name} type="button" aria-pressed={isShown(view)} onClick={() => address.replace(view.query)}>
            {view.name}
            {view.count !== undefined && view.count > 0 && <Count>{view.count}</Count>}
          </Tab>
        ))}
        {own.map((view) => (
          <Row key={view.id} $gap={0} $wrap="nowrap">
            <Tab type="button" aria-pressed={isShown(view)} onClick={() => address.replace(view.query)}>
              {view.name}
            </Tab>
            {isShown(view) && (
              <IconButton label={texts.forgetView(view.name)} onClick={() => drop(view.id)}>
                <X aria-hidden />
              </IconButton>
            )}
          </Row>
        ))}
      </Tabs>
      {!shown && now !== '' && (
        <Button size="sm" variant="ghost" onClick={() => setSaving(true)}>
          <Bookmark aria-hidden />
          {texts.saveView}
        </Button>
      )}
      {saving && <SaveDialog section={section} query={now} onClose={() => setSaving(false)} />}
    </Line>
  );
};

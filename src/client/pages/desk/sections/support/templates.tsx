import { type FormEvent, useState } from 'react';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { supportTemplateLimits } from '#domain/people/auth-limits.ts';
import { supportTopics } from '#domain/people/support-topic.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useAddTemplateMutation,
  useChangeTemplateMutation,
  useRemoveTemplateMutation,
  useSupportTemplatesQuery,
} from '#client/entities/desk/support-api.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Loaded, mapped } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet, UserText } from '../../kit/quiet';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Template = CallResponse<'GET /v1/admin/support/templates'>['items'][number];

/** In an object: no topic is a choice too. */
const topicDrafts: SheetDrafts<Pick<Template, 'topic'>> = new Map();

/** A new one (null) or an existing one. */
const TemplateForm = ({ template, onDone }: { readonly template: Template | null; readonly onDone: () => void }) => {
  // A draft over a text that another operator has changed since is discarded: it would overwrite their change unseen.
  const draftOf = template === null ? 'template:new' : `template:${template.id}:${template.seen}`;
  const [title, setTitle, clearTitle] = useOwnText(`${draftOf}:title`, template?.title);
  const [text, setText, clearText] = useOwnText(`${draftOf}:text`, template?.text);
  const [{ topic }, setTopic, clearTopic] = useOwnDraft(topicDrafts, draftOf, { topic: template?.topic ?? null });
  const changed = template !== null && (title !== template.title || text !== template.text || topic !== template.topic);
  const [wasChanged] = useState(changed);
  const about = { title: texts.templatesTitle, onClose: onDone } as const;
  const add = useAct(useAddTemplateMutation(), about);
  const change = useAct(useChangeTemplateMutation(), about);
  const { busy, failure } = template === null ? add : change;
  const forget = () => {
    clearTitle();
    clearText();
    clearTopic();
  };
  const reset = () => {
    setTopic({ topic: template?.topic ?? null });
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { title: title.trim(), text: text.trim(), topic };
    const saved =
      template === null
        ? await add.run(() => ({ body }))
        : await change.run(() => ({ params: { id: template.id }, body: { ...body, seen: template.seen } }));
    if (saved) forget();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={12}>
        <UnsavedNote draft={{ restored: wasChanged && changed, reset }} />
        <TextField
          autoFocus
          label={texts.templateTitle}
          maxLength={supportTemplateLimits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={texts.templateText}
          maxLength={chatLimits.maxTextCharacters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          label={texts.templateTopic}
          placeholder={texts.anyTopic}
          options={supportTopics.map((value) => ({ value, label: topicNames[value] }))}
          value={topic ?? ''}
          onChange={({ target }) => setTopic({ topic: supportTopics.find((one) => one === target.value) ?? null })}
        />
        <ActFailure failure={failure} />
        <Row $gap={8}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            whyNot={unlessFilled(title.trim() !== '' && text.trim() !== '')}
          >
            {texts.save}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const TemplatePanel = ({ template, onEdit }: { readonly template: Template; readonly onEdit: () => void }) => {
  const title = texts.removeTemplateTitle(template.title);
  const remove = useAct(useRemoveTemplateMutation(), { title });
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{template.title}</PanelTitle>
        <Row $gap={4}>
          <Button size="sm" variant="ghost" onClick={onEdit}>
            {texts.edit}
          </Button>
          <ActButton act={remove} size="sm" variant="ghost">
            {texts.remove}
          </ActButton>
        </Row>
      </Row>
      <Quiet>{template.topic === null ? texts.anyTopic : topicNames[template.topic]}</Quiet>
      <UserText>{template.text}</UserText>
      <ActDialog
        act={remove}
        title={title}
        about={template.id}
        confirmLabel={texts.remove}
        toPerson={false}
        consequence={<Quiet>{texts.removeTemplateTold}.</Quiet>}
        argsOf={({ reason }) => ({ params: { id: template.id }, query: { seen: template.seen, reason } })}
      />
    </Panel>
  );
};

/** Answer templates shared by all operators. */
export const Templates = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useSupportTemplatesQuery();
  const [editing, setEditing] = useState<Template | 'new' | null>(null);
  return (
    <Dialog title={texts.templatesTitle} onClose={onClose} width={560}>
      {editing !== null ? (
        <TemplateForm template={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      ) : (
        <Stack $gap={12}>
          <Loaded
            query={mapped(query, ({ items }) => items)}
            skeleton={<Skeleton $height={96} $radius="12px" />}
            failedAs="list"
            empty={<Quiet>{texts.noTemplates}</Quiet>}
          >
            {(templates) =>
              templates.map((template) => (
                <TemplatePanel key={template.id} template={template} onEdit={() => setEditing(template)} />
              ))
            }
          </Loaded>
          <Button onClick={() => setEditing('new')}>{texts.add}</Button>
        </Stack>
      )}
    </Dialog>
  );
};

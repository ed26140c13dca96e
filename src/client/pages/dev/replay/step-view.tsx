import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import styled from 'styled-components';
import { chatDigest } from './chat-replay';
import { eachMessage } from '#client/entities/chat/store/blocks.ts';
import { allRows } from '#client/entities/chat/store/buckets.ts';
import { type ChatState, initialChatState } from '#client/entities/chat/store/chat-state.ts';
import { Card } from '#client/kit/layout/card.tsx';
import { below, from, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

interface StateChange {
  /** `logs.12.0.unread` */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** More would not be read; only the number of the others is shown. */
const maxChanges = 200;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (value === undefined ? null : (JSON.stringify(value) ?? null));

/** The differences between two states, leaf by leaf; identical branches are skipped. */
export const diffStates = (
  before: unknown,
  after: unknown,
  path = '',
  found: StateChange[] = [],
): readonly StateChange[] => {
  if (Object.is(before, after) || found.length >= maxChanges) return found;
  if (!isTree(before) || !isTree(after)) {
    const change = { path, before: textOf(before), after: textOf(after) };
    if (change.before !== change.after) found.push(change);
    return found;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    diffStates(before[key], after[key], path === '' ? key : `${path}.${key}`, found);
  }
  return found;
};

/** Two columns, on phones one. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 16px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside another card its list takes all the height that this one has; alone, on phones, it is a window. */
export const ListCard = styled(Card)`
  display: flex;
  flex-direction: column;
  ${from('lg')} {
    > :is(ol, ul) {
      flex: 1 1 0;
      align-content: start;
      min-height: 260px;
      max-height: none;
    }
  }
`;

const Code = styled.pre`
  max-height: 480px;
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 12px;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
  ins {
    color: ${theme.color.ok};
    text-decoration: none;
  }
  del {
    color: ${theme.color.danger};
    text-decoration: none;
  }
  b {
    color: ${theme.color.text1};
    font-weight: 600;
  }
`;

const Facts = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
  code {
    color: ${theme.color.accent};
  }
`;

const factsOf = ({ logs }: ChatState): string => {
  let messages = 0;
  const rows = allRows(logs);
  for (const { blocks } of rows) eachMessage(blocks, 1, () => void (messages += 1));
  return texts.facts(
    rows.length,
    messages,
    rows.reduce((sum, { unread }) => sum + unread, 0),
  );
};

interface StepViewProps {
  /** Null before the first. */
  readonly action: UnknownAction | null;
  readonly before: ChatState;
  readonly after: ChatState;
}

/** One step: the action, what it changed, and the digest of the state after it. */
export const StepView = ({ action, before, after }: StepViewProps) => {
  const digest = useMemo(() => chatDigest(after), [after]);
  const changes = useMemo(() => diffStates(before, after), [before, after]);
  return (
    <>
      <Facts>
        {texts.digest}: <code data-testid="digest">{digest}</code>. {factsOf(after)}
      </Facts>
      <Halves>
        <Card>
          <h2>{action === null ? texts.action : action.type}</h2>
          <Code tabIndex={0} aria-label={texts.action}>
            {action === null ? texts.before : JSON.stringify(action['payload'] ?? null, null, 2)}
          </Code>
        </Card>
        <Card>
          <h2>{texts.changes}</h2>
          <Code tabIndex={0} aria-label={texts.changes}>
            {changes.length === 0 && (after === initialChatState ? texts.before : texts.same)}
            {changes.map((change) => (
              <div key={change.path}>
                <b>{change.path}</b>
                {change.before !== null && <del>{`\n− ${change.before}`}</del>}
                {change.after !== null && <ins>{`\n+ ${change.after}`}</ins>}
              </div>
            ))}
          </Code>
        </Card>
      </Halves>
    </>
  );
};

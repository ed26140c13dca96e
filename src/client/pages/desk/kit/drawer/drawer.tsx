import { ChevronDown } from '#client/kit/icons/chevron-down.tsx';
import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { Copy } from '#client/kit/icons/copy.tsx';
import { X } from '#client/kit/icons/x.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { DeskSubject } from '#domain/people/desk-subject.ts';
import { Loaded, type QueryState, shownData } from '#client/api/loaded.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { below, oneLine, paper, theme } from '#client/kit/theme/theme.ts';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { useDrawerPosition } from './drawer-position';
import { Viewers } from './viewers';
import { texts } from '../texts';

const Box = styled.aside`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  height: 100%;
  border-left: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  @media (max-width: 1199.98px) {
    position: fixed;
    inset: 0 0 0 auto;
    z-index: ${theme.layer.header};
    width: min(480px, 100%);
    padding-top: env(safe-area-inset-top);
    padding-right: env(safe-area-inset-right);
    box-shadow: ${theme.shadow};
  }
  ${paper} {
    position: static;
    display: block;
    height: auto;
  }
`;

const Head = styled(Row)`
  min-height: 52px;
  padding: 0 8px 0 20px;
  border-bottom: 1px solid ${theme.color.line};
  h2 {
    ${oneLine}
    flex: 1;
    min-width: 0;
    font-size: 14px;
    font-weight: 600;
    outline: none;
    ${below('md')} {
      display: -webkit-box;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

const Position = styled.span`
  color: ${theme.color.text3};
  font-size: 13px;
  white-space: nowrap;
`;

const Body = styled(Stack)`
  min-height: 0;
  padding: 20px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  padding: 16px 20px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  &:empty {
    display: none;
  }
`;

interface DrawerProps<Data> {
  readonly title: string;
  /** Null for a record that nobody acts on: nobody needs to know who else looks at it. */
  readonly subject: DeskSubject | null;
  readonly query: QueryState<Data>;
  /**
   * The decision, pinned to the bottom. It stays while its dialog is open, even if another operator changes the
   * subject: the refusal tells about it, and the typed text is not lost.
   */
  readonly footer?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const Waiting = () => (
  <Stack $gap={16} role="status" aria-busy>
    <Skeleton $width="55%" $height={36} />
    <Skeleton $width="80%" />
    <Skeleton $height={72} $radius="12px" />
    <Skeleton $height={160} $radius="12px" />
    <Skeleton $height={96} $radius="12px" />
  </Stack>
);

/** The open record next to its list: not modal, the list stays usable. Shows at the top who else has it open. */
export const Drawer = <Data,>({ title, subject, query, footer, children }: DrawerProps<Data>) => {
  const { position, previous, next, close } = useDrawerPosition();
  const copy = useCopy();
  const data = shownData(query);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The drawer covers the list, so it takes the focus.
    if (matchMedia('(max-width: 1199.98px)').matches) heading.current?.focus();
  }, [subject]);
  return (
    <Box aria-label={title}>
      <Head $gap={4} $wrap="nowrap">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {subject !== null && (
          <IconButton
            label={texts.copyId}
            onClick={() => void copy(subject.slice(subject.indexOf(':') + 1), texts.copied)}
          >
            <Copy aria-hidden />
          </IconButton>
        )}
        {position !== null && <Position>{position}</Position>}
        <IconButton label={texts.previous} disabled={previous === null} onClick={() => previous?.()}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={texts.next} disabled={next === null} onClick={() => next?.()}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton label={texts.close} onClick={close}>
          <X aria-hidden />
        </IconButton>
      </Head>
      <Body $gap={20}>
        {subject !== null && <Viewers key={subject} subject={subject} />}
        <Loaded query={query} skeleton={<Waiting />}>
          {children}
        </Loaded>
      </Body>
      {data !== undefined && footer !== undefined && <Foot>{footer(data)}</Foot>}
    </Box>
  );
};

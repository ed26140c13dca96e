import { EyeOff } from '#client/kit/icons/eye-off.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { samePlace } from '#client/kit/routing/same-place.ts';
import { DrawerPositionProvider } from '../drawer/drawer-position';
import { texts } from '../texts';
import { useOpenId } from '../use-open-id';
import { Head, Side, Split } from './list-section-styles';
import { useListKeys } from './use-list-keys';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

interface ClosedListProps {
  readonly section: DeskSection;
  readonly title: string;
  readonly actions: ReactNode;
  readonly drawer: ((id: string) => ReactNode) | undefined;
  /** Whether single records may be opened. */
  readonly opens: boolean;
}

/**
 * A section of an operator who may see or make single records, but not the list: what search and links open still
 * opens, and nothing is requested that the server would refuse.
 */
export const ClosedList = ({ section, title, actions, drawer, opens }: ClosedListProps) => {
  const navigate = useNavigate();
  const openId = useOpenId();
  const close = () => void navigate(deskPage(section), { state: samePlace });
  useListKeys({
    ids: [],
    at: null,
    onStep: () => undefined,
    onOpen: () => undefined,
    onPick: null,
    onClose: openId === null ? null : close,
  });
  return (
    <Split $open={openId !== null && drawer !== undefined}>
      <Side>
        <Head $gap={16}>
          <Row $justify="space-between">
            <PageTitle>{title}</PageTitle>
            <Row $gap={8}>{actions}</Row>
          </Row>
        </Head>
        <EmptyState icon={<EyeOff aria-hidden />} text={opens ? texts.closedListWithRecords : texts.closedList} />
      </Side>
      {openId !== null && drawer !== undefined && (
        <DrawerPositionProvider value={{ position: null, previous: null, next: null, close }}>
          {drawer(openId)}
        </DrawerPositionProvider>
      )}
    </Split>
  );
};

import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { useMay } from '../use-may';
import { ClosedList } from './closed-list';
import { OpenList, type OpenListProps } from './open-list';

interface ListSectionProps<Item> extends OpenListProps<Item> {
  /** Opens the list; without it there are only the actions, and records by their own addresses. */
  readonly listPermission?: AdminPermission;
}

/** A section that is a list, as far as this operator may see it. */
export const ListSection = <Item,>(props: ListSectionProps<Item>) => {
  const may = useMay();
  const { listPermission, ...list } = props;
  return listPermission === undefined || may(listPermission) ? (
    <OpenList {...list} />
  ) : (
    <ClosedList
      section={list.section}
      title={list.title}
      actions={list.actions}
      drawer={list.drawer}
      opens={list.drawer !== undefined || list.opensPage === true}
    />
  );
};

import type { IconComponent } from '../../kit/icons/icon';
import type { ComponentType } from 'react';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { type LazyComponent, lazyComponent } from '../../kit/overlay/lazy-component';
import { type DeskSection } from '#contract/routes/desk-pages.ts';

type Group = 'today' | 'decide' | 'people' | 'money' | 'catalogue' | 'system';

export const groupNames: Readonly<Record<Group, string>> = defineTexts({
  ru: {
    today: 'Обзор',
    decide: 'Ждут решения',
    people: 'Люди и игры',
    money: 'Деньги',
    catalogue: 'Каталог и рост',
    system: 'Система',
  },
});

/** What the palette can start in a section: it opens a dialog there (`usePaletteDialog`). */
export interface SectionAct {
  readonly act: string;
  readonly title: string;
  /** In addition to the section's own. */
  readonly permission?: AdminPermission;
}

export interface Section {
  readonly path: DeskSection;
  readonly title: string;
  readonly icon: IconComponent;
  readonly group: Group;
  /** Any of them opens it. */
  readonly permissions: readonly AdminPermission[];
  /** The queue whose length the navigation shows. */
  readonly queue?: DeskQueue;
  readonly acts?: readonly SectionAct[];
  readonly page: LazyComponent<object>;
}

/** A section's own code, loaded when it is opened. */
export const page = (load: () => Promise<ComponentType>): LazyComponent<object> => lazyComponent<object>(load);

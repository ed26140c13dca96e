import { type ReactNode, useContext } from 'react';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({ ru: { off: 'Демо-режим выключен: этой страницы здесь нет.' } });

/** A page for developers, which only the demo has. */
export const DemoOnly = ({ children }: { readonly children: ReactNode }) =>
  useContext(DemoMode) ? children : <EmptyState text={texts.off} />;

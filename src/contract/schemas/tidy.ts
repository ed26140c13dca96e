import * as z from 'zod/mini';
import { tidyText } from '#domain/text/tidy-text.ts';

/** Normalises text typed by people: no invisible characters at its ends, no bidirectional controls. */
export const tidy = () => z.overwrite(tidyText);

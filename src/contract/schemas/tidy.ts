import * as z from 'zod/mini';
import { tidyText } from '../../domain/text/tidy-text';

/** What a person writes comes without blanks around it and without signs that turn the direction of writing. */
export const tidy = () => z.overwrite(tidyText);

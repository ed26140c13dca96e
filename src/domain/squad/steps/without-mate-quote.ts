import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';

/** The agreed price without the part of a mate who is gone; the shares stand as they were agreed. */
export const withoutMateQuote = ({ quote }: SquadContext, mateId: UserId): SquadContext['quote'] =>
  quote ? { ...quote, mates: quote.mates.filter((mate) => mate.mateId !== mateId) } : null;
